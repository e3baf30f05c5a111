import { navigate } from 'astro:transitions/client';
import { onPage } from '../ui/browser/dom.client.ts';

/**
 * Brings the choice a reader made among the prices to the contact section, as a message. What writes it is fetched when
 * there is a choice: hardly anyone has one when the page opens.
 */
async function writeMessage(query: string): Promise<boolean> {
  const message = await import('./inquiry-message.client.ts');
  return message.writeMessage(query);
}

// From another page the choice comes with the address…
onPage(() => {
  if (location.search && document.getElementById('inquiry')) void writeMessage(location.search);
});

// …on this one no page has to be loaded. Before the client router sees the click: to it, another query is another page.
document.addEventListener(
  'click',
  (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hash !== '#contact' || link.pathname !== location.pathname || !link.search) return;
    event.preventDefault();
    writeMessage(link.search).then(
      (written) => navigate(written ? '#contact' : link.href),
      () => location.assign(link.href),
    );
  },
  { capture: true },
);
