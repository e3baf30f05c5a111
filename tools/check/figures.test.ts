import { describe, expect, it } from 'vitest';
import { readYaml } from '../../src/files/content.ts';
import { factsSchema } from '../../src/lib/facts.ts';
import type { Locale } from '../../src/lib/locales.ts';
import { checkFigures, figures } from './figures.ts';
import { facts, pageOf, passageOf } from './testing.ts';

const mends = (text: string, locale: Locale): string[] =>
  checkFigures([passageOf(text, locale)], facts, []).map(({ fix }) => fix);

describe('figures typed by hand', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Up to 8 TikTok accounts per phone.', 'accounts-per-phone'],
    ['en', 'Eight accounts on each phone.', 'accounts-per-phone'],
    ['en', 'Control 200+ phones at once.', 'max-phones'],
    ['en', 'Control 100+ devices at once.', 'max-phones'],
    ['en', 'Start the 7-day free trial.', 'trial-length'],
    ['en', 'The trial lasts 7 days.', 'trial-length'],
    ['en', 'Pay yearly and save 50%.', 'yearly-discount'],
    ['en', 'The Pro plan covers 20 phones.', 'plan-pro-phones'],
    ['en', 'The Pro plan covers up to 160 accounts.', 'plan-pro-accounts'],
    ['en', 'Android 5.0 and above.', 'min-android'],
    ['en', 'Needs macOS 10.15.', 'min-macos'],
    ['en', 'Windows 10 or later.', 'min-windows'],
    ['en', 'At least 8 GB of RAM.', 'min-memory'],
    ['en', '500 MB of free storage.', 'min-storage'],
    ['en', 'We answer 9:00–17:00.', 'support-hours'],
    ['en', 'Five times a month.', 'migrations-per-month'],
    ['zh-Hans', '每台手机最多 8 个 TikTok 账号', 'accounts-per-phone'],
    ['zh-Hans', '免费试用 7 天', 'trial-length'],
    ['zh-Hans', '年付优惠 30%', 'yearly-discount'],
    ['zh-Hans', '专业版支持 20 台', 'plan-pro-phones'],
    ['zh-Hans', 'Windows 10 及以上', 'min-windows'],
    ['zh-Hans', '接到 40 台左右', 'usb-phones-in-practice'],
    ['ru', '8 аккаунтов на телефон', 'accounts-per-phone'],
    ['ru', 'пробный период — 7 дней', 'trial-length'],
    ['ru', 'скидка 30 %', 'yearly-discount'],
    ['ru', 'Тариф «Профессиональный»: до 20 телефонов', 'plan-pro-phones'],
    ['ru', 'Windows 10 и новее', 'min-windows'],
    ['ru', 'до пяти раз в месяц', 'migrations-per-month'],
  ])('%s: %s', (locale, text, fact) => {
    expect(mends(text, locale)).toEqual([expect.stringContaining(`{fact:${fact}}`)]);
  });

  it('calls a claim a claim', () => {
    expect(mends('30% more traffic', 'en')).toEqual([expect.stringContaining('vendor claim')]);
  });

  it.each<[Locale, string]>([
    ['en', 'Up to {fact:accounts-per-phone} accounts per phone, {fact:max-phones} phones.'],
    ['en', 'Eight videos in seven days; a team that makes eight originals can serve eight accounts.'],
    ['en', 'Interval 7–20 s, background 50%, under 30%.'],
    ['en', 'Windows 10: Settings › Windows Update. 48 GB, 128 GB of RAM.'],
    ['en', 'A worked example: 20 phones, 40 phones on four hubs, at 17:00–19:00.'],
    ['zh-Hans', '第 7 天得出“不用”；新账号 1–7 天内都属正常；40 台手机 + 12 颗芯片。'],
    ['ru', 'Возьмём 40 телефонов; за семь дней восемь видео; 7 дней по 100 мин.'],
  ])('leaves alone in %s: %s', (locale, text) => {
    expect(mends(text, locale)).toEqual([]);
  });

  it('leaves a title alone, also where it is quoted', () => {
    const page = pageOf(
      '---\ntitle: Why new phones stop near 40\n---\n\nSee [Why new phones stop near 40](/blog/x).\n',
    );
    expect(checkFigures(page.passages, facts, [page])).toEqual([]);
    expect(checkFigures(page.passages, facts, [])).toHaveLength(2);
  });

  it('names only facts of the registry', () => {
    const registry = readYaml('facts.yaml', factsSchema);
    for (const { fact } of figures) expect(registry).toHaveProperty([fact]);
  });
});
