import { describe, expect, it } from 'vitest';
import { program, programNames } from './load.ts';
import { labelOf, nearMatches, withoutSlots } from './names.ts';
import { complaintAbout, uiLabels } from './uses.ts';

const same = (text: string): string => text;
const named = (name: string) => {
  const found = programNames.get(name);
  if (!found) throw new Error(`no label ${name}`);
  return found;
};

describe('labels by name', () => {
  it.each([
    ['post', 'Post', '发布帖子', 'Опубликовать'],
    ['post.captions', 'Captions', '标题', 'Заголовок'],
    ['post.post_way.useSound', 'Use Sound', '使用声音', 'Использовать звук'],
    ['agent-error.clear-agent-cache', 'Clear Agent Cache', '清除Agent缓存', 'Очистить кэш агента'],
    ['general', 'General', '通用', 'Общие'],
    ['grid-bar.display-mode.list', 'List', '列表', 'Список'],
    ['materials.table.tags', 'Tags', '标签', 'Теги'],
    ['script.limit', 'Concurrent script limit', '授权并发上限：… 台设备', 'Лимит одновременных скриптов'],
    ['task.running', 'Execing', '执行中', 'Выполняется'],
    ['counter.running', 'Running Tasks', '运行中任务', 'Выполняющиеся задачи'],
    ['title-bar.license.inactive', 'Activate Now', '立即激活', 'Активировать сейчас'],
  ])('%s', (name, en, zh, ru) => {
    expect(labelOf(named(name), 'en')).toBe(en);
    expect(labelOf(named(name), 'zh-Hans')).toBe(zh);
    expect(labelOf(named(name), 'ru')).toBe(ru);
  });

  it('draws the way there', () => {
    expect(uiLabels(named('scripts.post'), new Map([['path', undefined]]), 'en', same)).toEqual(['Scripts', 'Post']);
  });

  it('leaves out a slot at the end and shows others as dots', () => {
    expect(withoutSlots('Connect ({count})')).toBe('Connect');
    expect(withoutSlots('Selected {n} Units')).toBe('Selected … Units');
    expect(withoutSlots('Need help with {brand}?')).toBe('Need help with {brand}?');
  });

  it('finds what was meant', () => {
    const names = [...programNames.keys()];
    expect(nearMatches('post.caption', names)[0]).toBe('post.captions');
    expect(nearMatches('scripts.start', names)).toContain('script.start');
    expect(nearMatches('entirely-elsewhere.nothing', names)).toEqual([]);
  });
});

describe('what writers may not ask for', () => {
  const complain = (component: string, attributes: Record<string, string>): string => {
    const found = complaintAbout(component, new Map(Object.entries(attributes)), {
      registry: program,
      names: programNames,
    });
    return found ? `${found.what} → ${found.fix}` : '';
  };

  it.each<[string, Record<string, string>, string]>([
    ['Ui', { name: 'post.caption' }, 'did you mean post.captions'],
    ['Ui', { name: 'materials' }, 'name the button that opens it: '],
    ['ProgramDialog', { name: 'posts' }, 'did you mean post'],
    ['ProgramDialog', { name: 'post', part: 'basics' }, 'use one of basic, sound, product, materials'],
    ['ProgramDialog', { name: 'post', tab: 'one' }, 'leave tab out'],
    ['ProgramDialog', { name: 'scan-tcp', tab: 'one' }, 'range, cloud'],
    ['ProgramWindow', { part: 'toolbar' }, 'device-toolbar'],
    ['ProgramWindow', { part: 'left-panel', tab: 'script' }, 'did you mean scripts?'],
    ['SettingsTable', { dialog: 'settingz' }, 'did you mean settings'],
    ['SettingsTable', { window: 'generals' }, 'did you mean general'],
    ['Message', { id: 'agentPortOccupid' }, 'did you mean agentPortOccupied'],
    ['MessageTable', { group: 'agents' }, 'did you mean agent?'],
    ['MessageTable', { ids: 'noAccount, noacount' }, 'unknown message "noacount"'],
    ['MessageTable', {}, 'write ids'],
    ['FileFormat', { id: 'accounts' }, 'use one of data-folder, white-label-build'],
  ])('<%s> %o', (component, attributes, expected) => {
    expect(complain(component, attributes)).toContain(expected);
  });

  it('and what they may', () => {
    expect(complain('Ui', { name: 'post.captions' })).toBe('');
    expect(complain('ProgramDialog', { name: 'post', part: 'basic' })).toBe('');
    expect(complain('ProgramWindow', { part: 'left-panel', tab: 'scripts' })).toBe('');
    expect(complain('MessageTable', { ids: 'noAccount,promise' })).toBe('');
    expect(complain('Callout', {})).toBe('');
  });
});
