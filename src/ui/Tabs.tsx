import { type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  /** Tabs of one group change together; the choice is remembered under this name. */
  group: string;
  /** `panel` is the id of the element the tab shows. */
  tabs: Array<{ id: string; label: string; panel: string }>;
  children?: ReactNode;
}

/** Without script every panel is shown with its label; with script (tabs.client.ts) one at a time. */
export function Tabs({ group, tabs, children }: TabsProps) {
  return (
    <div className={`box ${styles.tabs}`} data-tabs={group}>
      <div className={`${styles.list} needs-js no-print`} role="tablist">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            aria-controls={tab.panel}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className={styles.tab}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

interface TabProps {
  id: string;
  label: string;
  /** Id of the element; generated unless given. */
  panel?: string;
  children?: ReactNode;
}

export function Tab({ id, label, panel, children }: TabProps) {
  const own = useId();
  return (
    <section className={styles.panel} role="tabpanel" id={panel ?? own} aria-label={label} data-tab-panel={id}>
      <p className={`label ${styles.label}`}>{label}</p>
      {children}
    </section>
  );
}
