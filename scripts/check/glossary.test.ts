import { describe, expect, it } from 'vitest';
import type { Locale } from '../../src/i18n/locales.ts';
import { checkGlossary, type Glossary } from './glossary.ts';
import { passageOf } from './testing.ts';

const glossary: Glossary = {
  en: { 'shadowban*': 'shadow ban', 'whitelabel*': 'white label' },
  'zh-Hans': { 账户: '账号', 播放量: '浏览量' },
  ru: {
    'учётн* запис*': 'аккаунт',
    'USB-отладк*': 'отладка по USB',
    логи: 'журнал',
    ЛС: 'личные сообщения',
    лог: 'журнал',
    'тарифн* план*': 'тариф',
  },
};

const fixes = (text: string, locale: Locale): string[] =>
  checkGlossary([passageOf(text, locale)], { glossary }).map(({ fix }) => fix);

describe('glossary', () => {
  it.each<[Locale, string, string]>([
    ['en', 'Shadowbanned accounts', 'write shadow ban'],
    ['zh-Hans', '登录账户', 'write 账号'],
    ['zh-Hans', '查看播放量', 'write 浏览量'],
    ['ru', 'Ваша учётная запись', 'write аккаунт'],
    ['ru', 'включите USB-отладку', 'write отладка по USB'],
    ['ru', 'посмотрите логи', 'write журнал'],
    ['ru', 'рассылка в ЛС', 'write личные сообщения'],
  ])('%s: %s', (locale, text, fix) => {
    expect(fixes(text, locale)).toEqual([fix]);
  });

  it.each<[Locale, string]>([
    ['en', 'a shadow ban, the file whitelabel-config.json'],
    ['ru', 'Откройте **Массовые ЛС**; логично; диалог; план восстановления; сценарии использования'],
    ['zh-Hans', '两周恢复计划，推广奖励，账号'],
  ])('leaves alone in %s: %s', (locale, text) => {
    expect(fixes(text, locale)).toEqual([]);
  });
});
