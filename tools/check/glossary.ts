import { type Locale, perLocale } from '../../src/lib/locales.ts';
import type { RawFinding } from './finding.ts';
import { inside, lineAt, type Passage } from './passage.ts';
import { remembered } from './remember.ts';

/** Another word for a term of the glossary, and the word to use. `*` in the variant stands for any ending. */
interface Variant {
  variant: string;
  use: string;
}

/**
 * One thing, one word. Only variants that mean nothing else are here: "план", "сценарий", "смена прокси", "计划",
 * "推广" and the like have a use of their own and are left to the editor.
 */
export const forbidden: Record<Locale, Variant[]> = {
  en: [
    { variant: 'shadowban*', use: 'shadow ban' },
    { variant: 'shadow-ban*', use: 'shadow ban' },
    { variant: 'phonefarm*', use: 'phone farm' },
    { variant: 'cell phone*', use: 'phone' },
    { variant: 'smartphone*', use: 'phone' },
    { variant: 'livestream*', use: 'live stream' },
    { variant: 'live broadcast*', use: 'live stream' },
    { variant: 'whitelabel*', use: 'white label' },
    { variant: 'cloudphone*', use: 'cloud phone' },
    { variant: 'screen casting', use: 'screen mirroring' },
    { variant: 'serial key', use: 'activation code' },
  ],
  'zh-Hans': [
    { variant: '真实设备', use: '真机' },
    { variant: '实体机', use: '真机' },
    { variant: '手机序号', use: '设备序号' },
    { variant: '添加分组', use: '新增分组' },
    { variant: '屏幕镜像', use: '投屏' },
    { variant: '群控', use: '批量控制' },
    { variant: '账户', use: '账号' },
    { variant: '帐号', use: '账号' },
    { variant: '帐户', use: '账号' },
    { variant: '双因子认证', use: '双重验证' },
    { variant: '双因素认证', use: '双重验证' },
    { variant: '两步验证', use: '双重验证' },
    { variant: '助推', use: '提升' },
    { variant: '群发私信', use: '批量私信' },
    { variant: '群发评论', use: '批量评论' },
    { variant: '取关', use: '取消关注' },
    { variant: '播放量', use: '浏览量' },
    { variant: '观看次数', use: '浏览量' },
    { variant: '产品链接', use: '商品链接' },
    { variant: 'Work Profile', use: '工作资料' },
    { variant: '企业空间', use: '工作资料' },
    { variant: '工作配置文件', use: '工作资料' },
    { variant: '唯一视频', use: '独特视频' },
    { variant: '影子禁令', use: '影子封禁' },
    { variant: '隐形封禁', use: '影子封禁' },
    { variant: '机器码', use: '机器 ID' },
    { variant: '白牌', use: '白标' },
    { variant: '代理轮转', use: '代理轮换' },
    { variant: '开发者模式', use: '开发者选项' },
    { variant: '云端手机', use: '云手机' },
  ],
  ru: [
    { variant: 'фонефарм*', use: 'ферма телефонов' },
    { variant: 'машин* материнских плат', use: 'блок материнских плат' },
    { variant: 'индекс* устройств*', use: 'номер устройства' },
    { variant: 'отображени* экрана', use: 'зеркалирование экрана' },
    { variant: 'трансляци* экрана', use: 'зеркалирование экрана' },
    { variant: 'прям* трансляци*', use: 'прямой эфир' },
    { variant: 'стрим*', use: 'прямой эфир' },
    { variant: 'учётн* запис*', use: 'аккаунт' },
    { variant: 'учетн* запис*', use: 'аккаунт' },
    { variant: 'развити* аккаунт*', use: 'прогрев аккаунта' },
    { variant: 'буст*', use: 'продвижение' },
    { variant: 'супер-буст*', use: 'суперпродвижение' },
    { variant: 'массов* рассылк*', use: 'массовые личные сообщения' },
    { variant: 'ЛС', use: 'личные сообщения' },
    { variant: 'массов* комментировани*', use: 'массовые комментарии' },
    { variant: 'парсинг*', use: 'сбор' },
    { variant: 'парсить', use: 'собирать' },
    { variant: 'взаимн* подписк*', use: 'подписка в ответ' },
    { variant: 'ежедневн* регистраци*', use: 'ежедневная отметка' },
    { variant: 'продолжительност* просмотр*', use: 'длительность просмотра' },
    { variant: 'задание', use: 'задача' },
    { variant: 'задания', use: 'задача' },
    { variant: 'заданий', use: 'задача' },
    { variant: 'лог', use: 'журнал' },
    { variant: 'логи', use: 'журнал' },
    { variant: 'логов', use: 'журнал' },
    { variant: 'логах', use: 'журнал' },
    { variant: 'логе', use: 'журнал' },
    { variant: 'однократн* потреблени*', use: 'однократное использование' },
    { variant: 'быстр* клавиатур* ввода', use: 'клавиатура быстрого ввода' },
    { variant: 'USB-отладк*', use: 'отладка по USB' },
    { variant: 'миграци* лицензи*', use: 'перенос лицензии' },
    { variant: 'ID машины', use: 'ID компьютера' },
    { variant: 'пробн* верси*', use: 'пробный период' },
    { variant: 'тарифн* план*', use: 'тариф' },
    { variant: 'теневая блокировка', use: 'теневой бан' },
    { variant: 'теневой блокировки', use: 'теневой бан' },
    { variant: 'браузер* отпечатк*', use: 'антидетект-браузер' },
    { variant: 'режим* разработчика', use: 'параметры разработчика' },
  ],
};

interface Compiled {
  pattern: RegExp;
  use: string;
}

const asPattern = (variant: string): string => variant.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+');

/** A hyphen makes another word or a file name: whitelabel-config.json. Chinese has no borders between words. */
const whole = (pattern: string, locale: Locale): string =>
  locale === 'zh-Hans' ? pattern : `(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`;

const compile = (locale: Locale): Compiled[] =>
  forbidden[locale].map(({ variant, use }) => {
    // An abbreviation in capitals is one only in capitals.
    const flags = locale === 'ru' && variant === variant.toUpperCase() ? 'gu' : 'giu';
    return { pattern: new RegExp(whole(asPattern(variant), locale), flags), use };
  });

/** Nearly every passage is fine: one look tells. */
const anyOf = (locale: Locale): RegExp =>
  new RegExp(whole(forbidden[locale].map(({ variant }) => asPattern(variant)).join('|'), locale), 'iu');

const compiled: Record<Locale, Compiled[]> = perLocale(compile);
const suspicious: Record<Locale, RegExp> = perLocale(anyOf);

/** Terms of the glossary, not their variants. Labels keep the spelling of the program. */
export function checkGlossary(passages: Passage[]): RawFinding[] {
  return passages.flatMap(variantsIn);
}

const variantsIn = remembered((passage: Passage): RawFinding[] => {
  if (!suspicious[passage.locale].test(passage.text)) return [];
  return compiled[passage.locale].flatMap(({ pattern, use }) =>
    [...passage.text.matchAll(pattern)]
      .filter(({ index, 0: found }) => !inside([...passage.labels, ...passage.cited], index, index + found.length))
      .map(({ index, 0: found }) => ({
        rule: 'glossary',
        file: passage.file,
        line: lineAt(passage, index),
        what: `"${found}" is not the word of the glossary`,
        fix: `write ${use}`,
      })),
  );
});
