export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

/** Without permission, or without https, browsers still copy the data set in a `copy` event. */
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
