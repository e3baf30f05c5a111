/** Where headings and lines stand in a text box: it wraps lines, so only measuring tells. */

const styles = ['font', 'lineHeight', 'letterSpacing', 'tabSize', 'padding'] as const;

/** How far down each of these places is. */
export function topsOf(box: HTMLTextAreaElement, places: number[]): number[] {
  const mirror = document.createElement('div');
  mirror.className = 'mirror';
  const own = getComputedStyle(box);
  for (const name of styles) mirror.style[name] = own[name];
  mirror.style.width = `${box.clientWidth}px`;
  mirror.lang = box.lang;
  const marks: HTMLElement[] = [];
  let from = 0;
  for (const place of places) {
    mirror.append(box.value.slice(from, place));
    const mark = document.createElement('span');
    mark.textContent = '\u200b';
    mirror.append(mark);
    marks.push(mark);
    from = place;
  }
  document.body.append(mirror);
  const tops = marks.map((mark) => mark.offsetTop);
  mirror.remove();
  return tops;
}

/** Where a line begins. */
export function startOfLine(text: string, line: number): number {
  let place = 0;
  for (let count = 1; count < line; count += 1) {
    const end = text.indexOf('\n', place);
    if (end < 0) return place;
    place = end + 1;
  }
  return place;
}

/** Shows a line, with the cursor at its start and the line chosen. */
export function goToLine(box: HTMLTextAreaElement, line: number): void {
  const from = startOfLine(box.value, line);
  const end = box.value.indexOf('\n', from);
  box.focus();
  box.setSelectionRange(from, end < 0 ? box.value.length : end);
  const [top = 0] = topsOf(box, [from]);
  box.scrollTop = Math.max(0, top - box.clientHeight / 3);
}

interface Section {
  id: string;
  top: number;
}

/** The headings of a text by their ids, which are the same in every language, with its beginning and its text. */
function sectionsIn(box: HTMLTextAreaElement): Section[] {
  const found = [...box.value.matchAll(/^(?:#{2,4} .*\{\/\*([\w-]+)\*\/\}|---)[ \t]*$/gm)]
    // The second line of dashes is where the front matter ends.
    .filter(({ 1: id }, index) => id !== undefined || index === 1);
  const tops = topsOf(
    box,
    found.map(({ index }) => index),
  );
  return [{ id: '', top: 0 }, ...found.map(({ 1: id = '---' }, index) => ({ id, top: tops[index] ?? 0 }))];
}

/** Columns scroll together, section by section: as far into a section here, as far into it there. */
export class Together {
  private readonly boxes = new Map<HTMLTextAreaElement, { key: string; sections: Section[] }>();
  private leading: HTMLTextAreaElement | undefined;

  constructor(boxes: HTMLTextAreaElement[]) {
    for (const box of boxes) {
      this.boxes.set(box, { key: '', sections: [] });
      const lead = (): void => {
        this.leading = box;
      };
      for (const event of ['wheel', 'pointerdown', 'keydown', 'focus'] as const)
        box.addEventListener(event, lead, { passive: true });
      box.addEventListener('scroll', () => this.leading === box && this.follow(box), { passive: true });
    }
  }

  private sections(box: HTMLTextAreaElement): Section[] {
    const key = `${box.clientWidth} ${box.value}`;
    const known = this.boxes.get(box);
    if (known?.key === key) return known.sections;
    const sections = sectionsIn(box);
    this.boxes.set(box, { key, sections });
    return sections;
  }

  private follow(box: HTMLTextAreaElement): void {
    const own = this.sections(box);
    const index = own.findLastIndex(({ top }) => top <= box.scrollTop + 1);
    const here = own[index];
    if (!here) return;
    const length = (own[index + 1]?.top ?? box.scrollHeight) - here.top;
    const share = length > 0 ? (box.scrollTop - here.top) / length : 0;
    for (const other of this.boxes.keys()) {
      if (other === box) continue;
      const theirs = this.sections(other);
      const place = theirs.findIndex(({ id }) => id === here.id);
      const there = theirs[place];
      if (there) other.scrollTop = there.top + share * ((theirs[place + 1]?.top ?? other.scrollHeight) - there.top);
    }
  }
}
