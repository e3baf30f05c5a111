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
  /** Under this name the reader's choice to keep it open is remembered. */
  key: string;
  /** Name of the button that opens and closes it: what it holds. Whether it is open is told by `aria-expanded`. */
  toggle: string;
  /** Written out when open; a closed branch is fetched from `fragment` when the reader opens it. */
  children: SideNavItem[] | { fragment: string };
}

export type SideNavItem = SideNavPage | SideNavBranch;

/**
 * Only open branches are written out. A closed one holds its name, a link to its overview (which works without
 * script) and the address of its list, so a page's size does not grow with the number of pages of the site.
 */
export function SideNav({ label, items }: { label: string; items: SideNavItem[] }) {
  return (
    <nav className={styles.nav} aria-label={label} data-side-nav>
      <List items={items} />
    </nav>
  );
}

function List({ items }: { items: SideNavItem[] }) {
  return (
    <ul>
      {items.map((item) =>
        'children' in item ? (
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
  const { children } = branch;
  const open = Array.isArray(children);
  return (
    <li data-category={branch.key} data-fragment={open ? undefined : children.fragment}>
      <div>
        <PageLink page={branch} />
        <button type="button" aria-expanded={open} aria-label={branch.toggle} />
      </div>
      {open && <List items={children} />}
    </li>
  );
}
