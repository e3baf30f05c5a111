/** Milliseconds to the phones that are farthest from the large one. */
const longest = 420;
const step = 30;

/** How long a gesture takes to a phone so many columns and rows away: the farther, the later. */
export function waveDelay({ x, y }: { x: number; y: number }, columns: number): number {
  const share = (Math.abs(x) + Math.abs(y)) / (columns / 2 + 3);
  return Math.round((Math.min(1, share) * longest) / step) * step;
}

/** Sets `--delay` of each phone by its place in the window. The page has that of the first phones in its styles. */
export function setDelays(wall: HTMLElement): void {
  const lead = wall.querySelector('[data-held]')?.getBoundingClientRect();
  const phones = [...wall.querySelectorAll<HTMLElement>('[data-phone]')];
  const boxes = phones.map((phone) => phone.getBoundingClientRect());
  const { width = 1, height = 1 } = boxes[0] ?? {};
  if (!lead) return;
  phones.forEach((phone, index) => {
    const box = boxes[index] ?? lead;
    const x = (box.left + box.width / 2 - lead.left - lead.width / 2) / width;
    const y = (box.top + box.height / 2 - lead.top - lead.height / 2) / height;
    phone.style.setProperty('--delay', `${waveDelay({ x, y }, wall.clientWidth / width)}ms`);
  });
}
