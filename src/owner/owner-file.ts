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

/** The owner's file as it stands, unchecked; a file that cannot be run is told of where it is needed whole. */
export const ownerFile = { path, ...(await read()) };
