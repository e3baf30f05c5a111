/**
 * The same pages for every generator: documentation in Chinese with headings, lists, tables, code and links, written by
 * rule. A number of the page decides its words, so that every run writes the same and no two pages are alike.
 */
export interface BenchPage {
  /** A folder of twenty pages, in a group of ten: as on real sites, no folder grows with the site. */
  folder: string;
  /** Sorts as the pages are numbered. */
  name: string;
  title: string;
  description: string;
  /** In its folder, from 1. */
  position: number;
  /** The text without front matter and title; arguments for what differs between generators. */
  text: (form: Form) => string;
}

/** How a generator wants to have written what Markdown leaves open. */
export interface Form {
  link: (path: string) => string;
  heading?: (text: string, id: string) => string;
}

export const pagesInFolder = 20;
export const foldersInGroup = 10;

/** The place of a page on every site: `group-00/part-003/page-00071`. */
export const pathOf = ({ folder, name }: Pick<BenchPage, 'folder' | 'name'>): string => `${folder}/${name}`;

/** The same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const things =
  '手机,任务,脚本,账号,代理,分组,设备,日志,窗口,许可证,线缆,集线器,电源,机房,标签,素材,标题,计划,备份,权限'.split(',');
const actions =
  '检查,连接,启动,停止,导入,导出,更新,恢复,分配,重命名,合并,筛选,排序,标记,记录,核对,替换,清空,同步,测试'.split(',');
const ways =
  '在左侧列表里,用右键菜单,从主窗口,在设置页,通过命令行,按组,逐台,在夜间,每周一次,在更换线缆之后,先断开再,重启电脑后'.split(
    ',',
  );
const results =
  '状态栏会显示结果,列表随即刷新,失败的条目会标成红色,日志里多出一行,其余设备不受影响,下一次运行时生效,需要再确认一次,大约一分钟完成,可以随时撤销,旧的数值会保留七天'.split(
    ',',
  );
const parts = ['before-you-start', 'steps', 'settings', 'check', 'if-it-fails'];
const partTitles = ['开始之前', '操作步骤', '设置说明', '核对结果', '失败时怎么办'];

const numbered = (name: string, number: number, digits: number): string =>
  `${name}-${String(number).padStart(digits, '0')}`;

function placeOf(index: number): Pick<BenchPage, 'folder' | 'name' | 'position'> {
  const folder = Math.floor(index / pagesInFolder);
  const group = Math.floor(folder / foldersInGroup);
  return {
    folder: `${numbered('group', group, 2)}/${numbered('part', folder, 3)}`,
    name: numbered('page', index, 5),
    position: (index % pagesInFolder) + 1,
  };
}

/** The page with this number on a site of so many. */
function createPage(index: number, count: number): BenchPage {
  const random = createRandom(index);
  const pick = (list: readonly string[]): string => list[random(list.length)] ?? '';
  const sentence = (): string =>
    `${pick(ways)}${pick(actions)}${pick(things)} ${random(900) + 100}，${pick(results)}；若${pick(things)}没有反应，就${pick(actions)}${pick(things)}。`;
  const several = (length: number, make: () => string): string[] => Array.from({ length }, make);
  const title = `${pick(actions)}${pick(things)}与${pick(things)}（${index + 1}）`;
  const opening = several(3, sentence).join('');
  const sections = parts.map((id, part) => ({
    id,
    title: `${partTitles[part]}：${pick(actions)}${pick(things)}`,
    text: several(4, sentence).join(''),
    points: several(3 + random(3), sentence),
    rows: several(4, () => `| ${pick(things)} | ${random(64)} | ${pick(results)} |`),
    code: several(3, () => `farm ${pick(['run', 'stop', 'list', 'check'])} --group ${random(40)} --retry ${random(9)}`),
  }));
  // The next page is the one the visit goes on to; the last leads to the first.
  const links = [1, 2, 7].map((step) => (index + step) % count);
  return {
    ...placeOf(index),
    title,
    description: `${pick(ways)}${pick(actions)}${pick(things)}：需要什么、怎么做、怎样核对，出错时从哪里查起。`,
    text: ({ link, heading = (text) => text }) =>
      [
        opening,
        ...sections.flatMap((section, part) => [
          `## ${heading(section.title, section.id)}`,
          section.text,
          section.points.map((point) => (part === 1 ? `1. ${point}` : `- ${point}`)).join('\n'),
          ...(part === 2 ? [`| 名称 | 默认值 | 说明 |\n|---|---|---|\n${section.rows.join('\n')}`] : []),
          ...(part === 1 || part === 3 ? [`\`\`\`bash\n${section.code.join('\n')}\n\`\`\``] : []),
        ]),
        `## ${heading('接着读', 'next')}`,
        links.map((target) => `- [第 ${target + 1} 页](${link(pathOf(placeOf(target)))})`).join('\n'),
      ].join('\n\n'),
  };
}

export const createPages = (count: number): BenchPage[] =>
  Array.from({ length: count }, (_, index) => createPage(index, count));

/** A page from the middle of the site, so that no generator has an advantage. */
export function visitedPages(pages: readonly BenchPage[]): { first: BenchPage; next: BenchPage } {
  const middle = Math.floor(pages.length / 2);
  const [first, next] = [pages[middle], pages[(middle + 1) % pages.length]];
  if (!first || !next) throw new Error('A site needs at least one page.');
  return { first, next };
}

/** Every folder and group, in order, for generators that want a list. */
export function foldersOf(pages: readonly BenchPage[]): Map<string, Map<string, BenchPage[]>> {
  const groups = new Map<string, Map<string, BenchPage[]>>();
  for (const page of pages) {
    const [group = '', folder = ''] = page.folder.split('/');
    const folders = groups.get(group) ?? new Map<string, BenchPage[]>();
    groups.set(group, folders);
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  return groups;
}
