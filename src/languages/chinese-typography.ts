const rules: ReadonlyArray<readonly [RegExp, string]> = [
  // Also next to a label or a link: “点击 **开始脚本**”.
  [/(?<=\p{Script=Han}(?:\*\*)?) (?=(?:\*\*)?\p{Script=Han})/gu, ''],
  // 2026年11月15日, as the platform writes dates.
  [/(?<=\d) (?=[年月日])|(?<=[年月]) (?=\d{1,2} ?[月日])/gu, ''],
];

export const typesetChinese = (text: string): string =>
  rules.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), text);
