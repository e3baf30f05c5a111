import type { Section } from '../marketing/data.ts';
import { OutLink } from '../marketing/OutLink.tsx';
import { SectionHead } from '../marketing/SectionHead.tsx';
import type { Studio } from '../program/picture.ts';
import { NamedWindow } from '../program/window/NamedWindow.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import controls from '../ui/controls.module.css';
import styles from './WhiteLabel.module.css';

interface Props {
  section: Section['whiteLabel'];
  studio: Studio;
  /** Where the code is asked for; by e-mail where there is no chat group. */
  chatGroupHref: string | undefined;
  email: string;
  setupHref: string;
  externalNote: string;
  labels: { name: string; nameFirst: string; caption: string };
}

/** The program under another name: what is typed appears in the drawn title bar (rename.client.ts). */
export function WhiteLabel({ section, studio, chatGroupHref, email, setupHref, externalNote, labels }: Props) {
  return (
    <>
      <div className={styles.words}>
        <SectionHead id="white-label-section-title" title={section.title} lead={section.lead} />
        <label className={`${styles.field} needs-js`}>
          <span>{labels.name}</span>
          <input
            className={controls.input}
            maxLength={40}
            placeholder={labels.nameFirst}
            autoComplete="off"
            spellCheck={false}
            data-rename
          />
        </label>
        <p className={styles.rule}>{section.rule}</p>
        <div className={styles.actions}>
          {chatGroupHref ? (
            <OutLink href={chatGroupHref} note={externalNote}>
              {section.contact}
            </OutLink>
          ) : (
            <ButtonLink href={`mailto:${email}`} look="secondary">
              {section.contact}
            </ButtonLink>
          )}
          <ButtonLink href={setupHref} look="quiet">
            {section.setup}
          </ButtonLink>
        </div>
      </div>
      <NamedWindow studio={studio} name={labels.nameFirst} caption={labels.caption} id="white-label-window" />
    </>
  );
}
