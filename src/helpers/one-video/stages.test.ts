import { describe, expect, it } from 'vitest';
import { lookOf, pictureOf, stages, translationFor, versionRange } from './stages.ts';

describe('a stage', () => {
  it('begins with the bare source', () => {
    expect(pictureOf('source')).toEqual({ subtitle: 'none', voice: false, varied: false, versions: false });
  });

  it('keeps what the stages before it have done', () => {
    const done = stages.map((stage) => {
      const { subtitle, voice, varied, versions } = pictureOf(stage);
      return [subtitle !== 'none', subtitle === 'translated', voice, varied, versions].filter(Boolean).length;
    });
    expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('versions', () => {
  const all = Array.from({ length: versionRange.max }, (_, version) => lookOf(version));

  it('all look different', () => {
    expect(new Set(all.map((look) => JSON.stringify(look))).size).toBe(versionRange.max);
  });

  it('differ from the source, and by little', () => {
    for (const { zoom, light, border } of all) {
      expect(zoom).toBeGreaterThan(1);
      expect(zoom).toBeLessThan(1.2);
      expect(Math.abs(light)).toBeLessThan(0.2);
      expect(border).toBeLessThan(20);
    }
  });
});

it.each(['en', 'zh-Hans', 'ru'])('readers of %s see a translation into another language', (locale) => {
  expect(translationFor(locale).lang).not.toBe(locale);
});
