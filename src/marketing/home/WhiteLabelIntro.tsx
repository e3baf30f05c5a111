import { ButtonLink } from '../../ui/Button.tsx';
import type { Section } from '../data.ts';
import { OutLink } from '../parts/OutLink.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import styles from './WhiteLabelIntro.module.css';

interface Props {
  section: Section['whiteLabel'];
  chatGroupHref: string;
  setupHref: string;
  externalNote: string;
}

export function WhiteLabelIntro({ section, chatGroupHref, setupHref, externalNote }: Props) {
  return (
    <div className={styles.intro}>
      <SectionHead id="white-label-section-title" title={section.title} lead={section.lead} />
      <div className={styles.rule}>
        <p>{section.rule}</p>
        <div className={styles.actions}>
          <OutLink href={chatGroupHref} note={externalNote}>
            {section.contact}
          </OutLink>
          <ButtonLink href={setupHref} look="quiet">
            {section.setup}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
