declare module 'jsonfeed-validator' {
  /** What is wrong with a feed of version 1; nothing when it is valid. */
  export default function validate(feed: object): Array<{ message: string; ruleId: string }>;
}
