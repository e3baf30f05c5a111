import { describe, expect, it } from 'vitest';
import { type Deed, statusOf } from './status.ts';

const tap: Deed = { action: 'tap', phones: 20, count: 20 };

describe('what the deck says', () => {
  it('invites, then tells what the phones have repeated', () => {
    expect(statusOf(null, 20, 20)).toEqual({ kind: 'hint' });
    expect(statusOf(tap, 20, 20)).toEqual({ kind: 'repeated', action: 'tap', phones: 20 });
  });

  it('never says that no phone follows while some do, whatever was said before', () => {
    const nobody: Deed = { action: 'tap', phones: 0, count: 20 };
    expect(statusOf(nobody, 0, 20)).toEqual({ kind: 'nobody' });
    expect(statusOf(nobody, 20, 20)).toEqual({ kind: 'following' });
    expect(statusOf(nobody, 100, 100)).toEqual({ kind: 'following' });
  });

  it('does not count for other phones than those that took part', () => {
    expect(statusOf(tap, 19, 20)).toEqual({ kind: 'following' });
    expect(statusOf(tap, 20, 50)).toEqual({ kind: 'following' });
    expect(statusOf(null, 0, 5)).toEqual({ kind: 'nobody' });
  });
});
