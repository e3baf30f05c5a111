import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const path = resolve(process.env.SITE_CONFIG ?? 'site.config.ts');

async function read(): Promise<{ value: unknown } | { error: unknown }> {
  try {
    const loaded: { default: unknown } = await import(/* @vite-ignore */ pathToFileURL(path).href);
    return { value: loaded.default };
  } catch (error) {
    return { error };
  }
}

/** The owner's file, not validated; an error in it is reported where the whole file is needed. */
export const ownerFile = { path, ...(await read()) };
