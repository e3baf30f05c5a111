import { expect, it } from 'vitest';
import { bytesOf, descendants, parentIn, processorTimeIn, stolenShare, timeBuild } from './processes.ts';

const limits = { minutes: 1, freeBytes: 0 };

it('the parent of a process is found whatever its name', () => {
  expect(parentIn('4242 (node (a) b) S 17 4242 17 0 -1')).toBe(17);
});

it('a process is counted with all it has started, and nothing else', () => {
  const parents = new Map([
    [1, 0],
    [10, 1],
    [11, 10],
    [12, 11],
    [20, 1],
  ]);
  expect(descendants(10, parents)).toEqual([10, 11, 12]);
});

it('memory that processes share is counted once', () => {
  const status = (anonymous: number, file: number): string =>
    `Name:\tnode\nVmRSS:\t  9 kB\nRssAnon:\t ${anonymous} kB\nRssFile:\t ${file} kB\nRssShmem:\t 0 kB\n`;
  expect(bytesOf([status(400, 100), status(180, 120)])).toBe((400 + 180 + 120) * 1024);
});

it('what other guests of the host took is a share of what was wanted', () => {
  const from = processorTimeIn('cpu  100 0 50 9000 10 0 5 20 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n');
  const to = processorTimeIn('cpu  160 10 70 9999 99 0 5 50 0 0\n');
  expect([from, to]).toEqual([
    { used: 155, stolen: 20 },
    { used: 245, stolen: 50 },
  ]);
  expect(stolenShare(from, to)).toBe(0.25);
  expect(stolenShare(from, from)).toBe(0);
});

it('a build that fails tells what it said last', async () => {
  const failing = { command: 'node', args: ['-e', 'console.error("no such page"); process.exit(3)'] };
  await expect(timeBuild(failing, '.', limits)).rejects.toThrow('ended with 3: no such page');
});

it('a build that takes too long is ended with all it has started', async () => {
  const endless = { command: 'node', args: ['-e', 'setInterval(() => {}, 1000)'] };
  await expect(timeBuild(endless, '.', { ...limits, minutes: 0 })).rejects.toThrow('not done after 0 minutes');
});
