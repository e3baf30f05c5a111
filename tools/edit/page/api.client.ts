/** What the server said against it. */
export class Refusal extends Error {}

/** Asks the editor's server. A text that has changed meanwhile (409) is an answer like any other. */
export async function ask<T>(path: string, body: object = {}): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.ok || response.status === 409) return answer;
  throw new Refusal(typeof answer.message === 'string' ? answer.message : `The editor answered ${response.status}.`);
}

/** An element with its properties and content. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...content: Array<Node | string>
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

/** An element of the page, which has it. */
export function part<E extends HTMLElement>(id: string, kind: { new (): E; prototype: E }): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
  return found;
}
