import { expect, test } from '@playwright/test';
import { hostFiles } from '../../deploy/addresses.ts';
import { contentType, fileType } from '../../deploy/file-types.ts';
import { addressOf } from '../../src/built-site/addresses.ts';
import { filesIn } from '../../src/built-site/site.ts';
import { ownersSite } from '../sites.ts';
import { source } from './pages.ts';

const files = filesIn(ownersSite.dist).filter((file) => !hostFiles.some((name) => file === `/${name}`));

/** The address and its answer in words, so that a failure names every one that is wrong. */
async function answers(paths: string[], origin: string | undefined): Promise<string[]> {
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(new URL(encodeURI(path), origin), { method: 'HEAD', redirect: 'manual' });
      const { status, headers } = response;
      return `${path} ${status} ${status === 301 ? decodeURI(headers.get('location') ?? '') : headers.get('content-type')}`;
    }),
  );
}

test('every built page answers at its own address, and its file name redirects there', async ({ baseURL }) => {
  const pages = files.filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'));
  const html = 'text/html; charset=utf-8';
  expect(await answers(pages.map(addressOf), baseURL)).toEqual(pages.map((file) => `${addressOf(file)} 200 ${html}`));
  expect(
    await answers(
      pages.map((file) => source + file),
      baseURL,
    ),
  ).toEqual(pages.map((file) => `${source}${file} 301 ${addressOf(file)}`));
});

/** Compressed copies are sent in place of their files. */
const copy = /\.(?:br|gz)$/;

test('every other built file is sent with its content type', async ({ baseURL }) => {
  const others = files.filter((file) => !file.endsWith('.html') && !copy.test(file));
  const typeOf = (file: string): string => contentType(fileType(file) ?? { type: 'no type' });
  expect(
    await answers(
      others.map((file) => source + file),
      baseURL,
    ),
  ).toEqual(others.map((file) => `${source}${file} 200 ${typeOf(file)}`));
});
