import { en } from './en.ts';
import type { Language } from './language.ts';
import { ru } from './ru.ts';
import { zhHans } from './zh-Hans.ts';

/** By the code that addresses and folders carry. Build time only: the browser needs none of it. */
export const languages = { en, 'zh-Hans': zhHans, ru } satisfies Record<string, Language>;
