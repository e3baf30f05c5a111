import { messageText } from './names.ts';
import type { Studio } from './picture.ts';
import { Sentence } from './Sentence.tsx';
import type { FileFormat, Message } from './schema.ts';
import { pieces } from './sentence.ts';
import styles from './tables.module.css';

/** Tables of messages, task states and files, all from the registry. */

export const messageKeys = {
  message: 'program.table.message',
  cause: 'program.table.cause',
  remedy: 'program.table.remedy',
} as const;

export const stateKeys = {
  state: 'program.table.state',
  counter: 'program.table.counter',
  does: 'program.table.does',
} as const;

export const fileKeys = { name: 'program.table.name', holds: 'program.table.holds' } as const;

interface MessageProps {
  studio: Studio;
  messages: Message[];
  heads: Record<keyof typeof messageKeys, string>;
}

export function MessageTable({ studio, messages, heads }: MessageProps) {
  const { locale, names, fill, words } = studio;
  return (
    <div className={styles.settings}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heads.message}</th>
            <th scope="col">{heads.cause}</th>
            <th scope="col">{heads.remedy}</th>
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <tr key={message.id} id={`message-${message.id.toLowerCase()}`}>
              <th scope="row" className={styles.message}>
                {fill(messageText(message, locale))}
              </th>
              <td data-head={`${heads.cause}${words.colon}`}>
                <Sentence pieces={pieces(message.cause[locale], locale, names, fill)} />
              </td>
              <td data-head={`${heads.remedy}${words.colon}`}>
                <Sentence pieces={pieces(message.remedy[locale], locale, names, fill)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The four states with the words of the list and of the counters. */
export function TaskStates({ studio, heads }: { studio: Studio; heads: Record<keyof typeof stateKeys, string> }) {
  const { locale, names, fill, registry, words } = studio;
  return (
    <div className={styles.settings}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heads.state}</th>
            <th scope="col">{heads.does}</th>
            <th scope="col">{heads.counter}</th>
          </tr>
        </thead>
        <tbody>
          {registry.tasks.states.map(({ id, tone, label, meaning, counter, does }) => (
            <tr key={id} id={`task-${id}`}>
              <th scope="row">
                <i className={styles.dot} data-tone={tone} />
                {label[locale]}
                {meaning?.[locale] && <small>{meaning[locale]}</small>}
              </th>
              <td>
                <Sentence pieces={pieces(does[locale], locale, names, fill)} />
              </td>
              <td data-head={`${heads.counter}${words.colon}`}>{counter[locale]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FileProps {
  studio: Studio;
  format: FileFormat;
  heads: Record<keyof typeof fileKeys, string>;
}

/** What stands in a file or folder: columns, keys, names. */
export function FileFormatTable({ studio, format, heads }: FileProps) {
  const { locale, names, fill } = studio;
  const say = (text: string) => pieces(text, locale, names, fill);
  return (
    <>
      {format.entries.length > 0 && (
        <div className={styles.settings} id={`file-${format.id}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">{heads.name}</th>
                <th scope="col">{heads.holds}</th>
              </tr>
            </thead>
            <tbody>
              {format.entries.map(({ name, does }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    <Sentence pieces={say(does[locale])} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {format.notes.length > 0 && (
        <ul>
          {format.notes.map((note) => (
            <li key={note.en}>
              <Sentence pieces={say(note[locale])} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
