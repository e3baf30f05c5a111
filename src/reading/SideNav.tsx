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
  /** Under this name the reader's choice to keep it open is remembered, and its list is found. */
  key: string;
  /** Name of the button that opens and closes it: what it holds. Whether it is open is told by `aria-expanded`. */
  toggle: string;
  /** None where it is closed: its list is fetched when the reader opens it. */
  children?: SideNavItem[] | undefined;
}

export type SideNavItem = SideNavPage | SideNavBranch;

interface Props {
  label: string;
  items: SideNavItem[];
  /** Address with language prefix below which there is the list of every branch, `<key>.json`. */
  lists: string;
}

/**
 * Only open branches are written out. A closed one is its name and a link to its overview, which works without
 * script, so a page's size does not grow with the number of pages of the site.
 */
export function SideNav({ label, items, lists }: Props) {
  return (
    <nav className={styles.nav} aria-label={label} data-side-nav={lists}>
      <List items={items} />
    </nav>
  );
}

function List({ items }: { items: SideNavItem[] }) {
  return (
    <ul>
      {items.map((item) =>
        'key' in item ? (
          <Branch key={item.key} branch={item} />
        ) : (
          <li key={item.href}>
            <PageLink page={item} />
          </li>
        ),
      )}
    </ul>
  );
}

function PageLink({ page }: { page: SideNavPage }) {
  return (
    <a href={page.href} lang={page.lang} aria-current={page.current ? 'page' : undefined}>
      {page.label}
    </a>
  );
}

function Branch({ branch }: { branch: SideNavBranch }) {
  const { key, toggle, children } = branch;
  return (
    <li data-category={key}>
      <div>
        <PageLink page={branch} />
        <button type="button" aria-expanded={children !== undefined} aria-label={toggle} />
      </div>
      {children && <List items={children} />}
    </li>
  );
}
