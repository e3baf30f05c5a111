import { type FormEvent, type RefObject, useState, useTransition } from 'react';
import type { Desk } from '../protocol.ts';
import { ask } from './drafts.ts';

type Props = { dialog: RefObject<HTMLDialogElement | null>; desk: Desk; begun: (path: string) => Promise<void> };

/** Begins a docs page or a post, as `npm run new` does. */
export function NewText({ dialog, desk, begun }: Props) {
  const [problem, setProblem] = useState('');
  const [isPending, startTransition] = useTransition();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const { folder, slug, ...values } = Object.fromEntries(new FormData(form));
    startTransition(async () => {
      const order = { path: `${folder}/${slug}`, ...values };
      const answer = await ask<{ begun: boolean; said: string[] }>('/api/new', order);
      setProblem(answer.begun ? '' : answer.said.join('\n'));
      if (!answer.begun) return;
      await begun(order.path);
      form.reset();
      dialog.current?.close();
    });
  };
  return (
    <dialog ref={dialog} aria-labelledby="new-text">
      <form onSubmit={submit}>
        <h2 id="new-text">New text</h2>
        <p>It begins as a draft in every language: the live preview shows it, the published site does not.</p>
        <label htmlFor="folder">Kind</label>
        <select id="folder" name="folder">
          <option value="blog">Post</option>
          {desk.categories.map((category) => (
            <option key={category} value={`docs/${category}`}>{`Docs page in ${category}`}</option>
          ))}
        </select>
        <label htmlFor="slug">Address</label>
        <input id="slug" name="slug" required pattern="[a-z0-9]+([_\-][a-z0-9]+)*" placeholder="second-sim" />
        <label htmlFor="title">Title</label>
        <input id="title" name="title" required />
        <label htmlFor="description">Description: one sentence that says what the reader gets</label>
        <textarea id="description" name="description" required />
        <label htmlFor="tags">Tags, with commas: {desk.tags.join(', ')}</label>
        <input id="tags" name="tags" />
        <p role="alert">{problem}</p>
        <button type="submit" disabled={isPending}>
          {isPending ? 'Beginning…' : 'Begin'}
        </button>{' '}
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </form>
    </dialog>
  );
}
