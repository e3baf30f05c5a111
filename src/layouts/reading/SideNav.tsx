import styles from './SideNav.module.css';

export interface SideNavPage {
  label: string;
  /** Language of the label where it is not the reader's. */
  lang?: string | undefined;
  /** Address with language prefix. */
  href: string;
  current?: boolean;
}

export interface SideNavBranch extends SideNavPage {
  /** Under this name the reader's choice to open it is remembered. */
  key: string;
  /** Name of the control that opens and closes it: what it holds. */
  toggle: string;
  open: boolean;
  children: SideNavItem[];
}

export type SideNavItem = SideNavPage | SideNavBranch;

export function SideNav({ label, items }: { label: string; items: SideNavItem[] }) {
  return (
    <nav className={`quiet-links ${styles.nav}`} aria-label={label} data-side-nav>
      <List items={items} />
    </nav>
  );
}

function List({ items }: { items: SideNavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href} lang={item.lang} aria-current={item.current ? 'page' : undefined}>
            {item.label}
          </a>
          {'key' in item && (
            <details open={item.open} data-category={item.key}>
              <summary aria-label={item.toggle} />
              <List items={item.children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
