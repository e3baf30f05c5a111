import { compact } from './compact.ts';
import { DirectScripts } from './direct-scripts.ts';
import { markFirstScreen } from './first-screen.ts';
import { IslandProps } from './island-props.ts';
import { IslandRuntime } from './island-runtime.ts';
import { JoinedStyles } from './join-styles.ts';
import { NamedAssets } from './named-assets.ts';

/** What pages are told of the files of their site: enough to edit one more page without looking at all others. */
export interface KnownFiles {
  /** The link to the sheet that stands for several, by their names. */
  sheets: Record<string, string>;
  /** Scripts that only lead to another. */
  detours: Record<string, string>;
  /** The code that wakes islands. */
  runtime: string | undefined;
}

/** All that is done to a page between Astro and the reader. */
export class PageEdits {
  private readonly styles: JoinedStyles;
  private readonly scripts: DirectScripts;
  private readonly islands: IslandProps;
  private readonly runtime: IslandRuntime;

  constructor(dist: string, known?: KnownFiles) {
    this.styles = new JoinedStyles(dist, known?.sheets);
    this.scripts = new DirectScripts(dist, known?.detours);
    this.islands = new IslandProps(dist);
    this.runtime = new IslandRuntime(dist, known && { file: known.runtime });
  }

  readonly apply = (html: string): string =>
    compact(markFirstScreen(this.runtime.moveOut(this.islands.moveOut(this.scripts.lead(this.styles.join(html))))));

  /** When all pages have been edited. */
  get known(): KnownFiles {
    return { sheets: this.styles.sheets, detours: this.scripts.known, runtime: this.runtime.known };
  }
}

/** Whatever lies beside the scripts and style sheets: pictures, properties of islands. */
const assetNames = /\/assets\/[\w./-]+/g;

/**
 * All of a rendered page that decides about the files it shares with others: the rules in their sheets, the code that
 * wakes islands, what is published at all. A page that is the same in this leaves all other pages as they are.
 */
export const sharedFiles = (html: string): string =>
  JSON.stringify([
    JoinedStyles.read(html),
    IslandRuntime.read(html),
    [...new Set([...NamedAssets.read(html), ...(html.match(assetNames) ?? [])])].sort(),
  ]);
