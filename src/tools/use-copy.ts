import { useEffect, useState } from 'react';
import { copyText } from '../ui/browser/copy-text.client.ts';

const shownFor = 1200;

/** Copies a text and says for a moment that it did; `failed` stays until the next try. */
export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    state,
    copy: async (text: string): Promise<void> => setState((await copyText(text)) ? 'copied' : 'failed'),
  };
}
