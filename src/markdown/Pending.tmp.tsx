export const Pending = () => <p>…</p>;
