import { expect, it } from 'vitest';
import { soundOf } from './sounds.ts';

it.each([
  ['podklyuchit', 'подключить'],
  ['podkluchit', 'подключить'],
  ['nastroyka', 'настройка'],
  ['nastroika', 'настройка'],
  ['telefony', 'телефоны'],
  ['obnovlenie', 'обновление'],
  ['zhurnal', 'журнал'],
  ['litsenziya', 'лицензия'],
  ['licenzia', 'лицензия'],
  ['bios', 'биос'],
  ['usb', 'юсб'],
  ['proxy', 'прокси'],
  ['apk', 'апк'],
])('%s sounds like %s', (latin, cyrillic) => {
  expect(soundOf(latin)).toBe(soundOf(cyrillic));
});

it.each([
  ['лог', 'логотип'],
  ['бан', 'баня'],
  ['kod', 'код доступа'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
