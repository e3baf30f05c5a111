/** An address such as `/#features-video` chooses the stage it names, which is hidden until then. */
import { namedBy, onPage } from '../ui/browser/dom.client.ts';

function chooseStage(): void {
  const stage = namedBy(location);
  const choice = document.querySelector<HTMLInputElement>(`input[name="stage"][value="${stage?.dataset.stage}"]`);
  if (!choice || choice.checked) return;
  choice.checked = true;
  stage?.scrollIntoView();
}

onPage(chooseStage);
// Links within a page too: Astro's router fires it for them.
addEventListener('popstate', chooseStage);
