export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Without permission, or on a page that did not come over https, browsers still copy what a `copy` event is given. */
function copyByCommand(text: string): boolean {
  let given = false;
  const give = (event: ClipboardEvent): void => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    given = event.clipboardData !== null;
  };
  document.addEventListener('copy', give);
  const allowed = document.execCommand('copy');
  document.removeEventListener('copy', give);
  return allowed && given;
}
