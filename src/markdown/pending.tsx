/** Being built beside this: replaced before the first commit. */
export const Pending = () => <p>…</p>;
