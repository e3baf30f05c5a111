/** The same answer for the same object: a text or a file that has not changed is not looked at again. */
export function remembered<K extends object, V>(answer: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: answer(key) };
    known.set(key, found);
    return found.value;
  };
}

/** The same answer for a name as long as all it is made from is the same. */
export class Kept<T> {
  private readonly known = new Map<string, { inputs: readonly unknown[]; value: T }>();

  of(name: string, inputs: readonly unknown[], make: () => T): T {
    const last = this.known.get(name);
    const isSame =
      last?.inputs.length === inputs.length && inputs.every((input, index) => input === last.inputs[index]);
    if (last && isSame) return last.value;
    const value = make();
    this.known.set(name, { inputs, value });
    return value;
  }
}
