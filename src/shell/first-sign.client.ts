const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Calls back once, as soon as the reader has moved, scrolled, touched or typed anything on the page. */
export function onFirstSign(react: () => void): void {
  const notice = (): void => {
    for (const name of signs) document.removeEventListener(name, notice);
    react();
  };
  for (const name of signs) document.addEventListener(name, notice, { passive: true });
}
