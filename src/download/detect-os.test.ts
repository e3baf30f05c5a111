import { expect, it } from 'vitest';
import { detectOsScript } from './detect-os.inline.ts';

interface FakeNavigator {
  userAgent: string;
  maxTouchPoints: number;
  userAgentData?: { platform: string };
}

/** Runs the script the way a page does: with nothing but the browser's globals around it. */
function machineSeenBy(navigator: FakeNavigator): string | undefined {
  const dataset: { machine?: string } = {};
  new Function('navigator', 'document', detectOsScript)(navigator, { documentElement: { dataset } });
  return dataset.machine;
}

it('marks the machine before the download cards are painted', () => {
  expect(machineSeenBy({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 0 })).toBe(
    'macos',
  );
  expect(machineSeenBy({ userAgent: '', maxTouchPoints: 0, userAgentData: { platform: 'Windows' } })).toBe('windows');
  expect(machineSeenBy({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel)', maxTouchPoints: 5 })).toBe('phone');
});
