import { createRoot } from 'react-dom/client';
import type { Desk } from '../protocol.ts';
import { App } from './App.tsx';
import { ask } from './drafts.ts';

createRoot(document.body).render(<App first={await ask<Desk>('/api/desk')} />);
