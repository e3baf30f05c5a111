/**
 * The tour of the home page. Its steps are links to scenes in a strip that scrolls; here a step moves the strip alone,
 * not the page, and the scene in sight marks its step. Listeners sit on the document, whose content is swapped.
 */
const parts = (tour: Element) => ({
  strip: tour.querySelector('[data-tour-strip]'),
  steps: [...tour.querySelectorAll<HTMLAnchorElement>('[data-tour-step]')],
});

function mark(tour: Element, index: number): void {
  parts(tour).steps.forEach((step, at) => {
    if (at === index) step.setAttribute('aria-current', 'step');
    else step.removeAttribute('aria-current');
  });
}

// Before the client router, which would take the link for one to another place of the page.
document.addEventListener(
  'click',
  (event) => {
    const step = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-tour-step]') : null;
    const tour = step?.closest('[data-tour]');
    if (!step || !tour || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { strip, steps } = parts(tour);
    const scene = strip?.children[steps.indexOf(step)];
    if (!strip || !(scene instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    strip.scrollLeft += scene.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    mark(tour, steps.indexOf(step));
  },
  { capture: true },
);

// Not `scrollend`, which Safari has only since 26.2.
document.addEventListener(
  'scroll',
  ({ target }) => {
    const strip = target instanceof Element && target.matches('[data-tour-strip]') ? target : null;
    const tour = strip?.closest('[data-tour]');
    if (!strip || !tour) return;
    const left = strip.getBoundingClientRect().left;
    const distances = [...strip.children].map((scene) => Math.abs(scene.getBoundingClientRect().left - left));
    mark(tour, distances.indexOf(Math.min(...distances)));
  },
  { capture: true },
);
