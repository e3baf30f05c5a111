/** The same answer for the same object: a text or a file that has not changed is not looked at again. */
export function remembered<K extends object, V>(answer: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: answer(key) };
    known.set(key, found);
    return found.value;
  };
}
