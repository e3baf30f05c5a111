import type { UiKey } from '../i18n/i18n.ts';
import type { PostForm } from '../lib/content-schemas.ts';

/** The label of a form. */
export const formWords: Record<PostForm, UiKey> = {
  decision: 'form.decision',
  checklist: 'form.checklist',
  diary: 'form.diary',
  teardown: 'form.teardown',
  comparison: 'form.comparison',
  glossary: 'form.glossary',
  'how-to': 'form.howTo',
  calculator: 'form.calculator',
  explainer: 'form.explainer',
  reference: 'form.reference',
};
