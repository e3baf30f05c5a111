import { type DOMTree, definePlugin, type HtmlElement, Rule } from 'html-validate/node';

/** What the Nu Html Checker knows and html-validate's own rules do not. */
abstract class DocumentRule extends Rule {
  abstract faultsIn(document: DOMTree): Array<[element: HtmlElement, message: string]>;

  override setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const [element, message] of this.faultsIn(document)) this.report(element, message);
    });
  }
}

const timeFormats = [
  // Dates, months, days of a month, weeks, years, times of day.
  /^\d{4,}(-\d\d(-\d\d)?)?$/,
  /^(--)?\d\d-\d\d$/,
  /^\d{4,}-W\d\d$/,
  /^\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/,
  /^(Z|[+-]\d\d:?\d\d)$/,
  /^\d{4,}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:?\d\d)?$/,
  // Durations: days and smaller. Months and years have no fixed length, and HTML has none.
  /^P(?=\d|T)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d{1,3})?S)?)?$/,
  /^\s*(\d+(\.\d+)?\s*[wdhms]\s*)+$/i,
];

class TimeFormat extends DocumentRule {
  faultsIn(document: DOMTree) {
    return document.querySelectorAll('time[datetime]').flatMap((element): Array<[HtmlElement, string]> => {
      const value = String(element.getAttributeValue('datetime'));
      return timeFormats.some((format) => format.test(value))
        ? []
        : [[element, `"${value}" is no date, time or duration of HTML`]];
    });
  }
}

class TabHasPanel extends DocumentRule {
  faultsIn(document: DOMTree) {
    const panels = document.querySelectorAll('[role="tabpanel"]');
    const hasPanel = (tab: HtmlElement): boolean =>
      panels.some(
        (panel) =>
          (panel.id !== null && panel.id === tab.getAttributeValue('aria-controls')) ||
          (tab.id !== null && tab.id === panel.getAttributeValue('aria-labelledby')),
      );
    return document
      .querySelectorAll('[role="tab"][aria-selected="true"]')
      .filter((tab) => !hasPanel(tab))
      .map((tab): [HtmlElement, string] => [tab, 'a selected tab must name its tabpanel']);
  }
}

class StyleComesFirst extends DocumentRule {
  faultsIn(document: DOMTree) {
    return document
      .querySelectorAll('body style')
      .filter((style) => style.parent?.childElements[0] !== style)
      .map((style): [HtmlElement, string] => [style, '<style> in <body> must be the first child of its parent']);
  }
}

export const htmlRules = definePlugin({
  name: 'html-rules',
  rules: {
    'html-rules/time-format': TimeFormat,
    'html-rules/tab-has-panel': TabHasPanel,
    'html-rules/style-comes-first': StyleComesFirst,
  },
  configs: {
    all: {
      rules: {
        'html-rules/time-format': 'error',
        'html-rules/tab-has-panel': 'error',
        'html-rules/style-comes-first': 'error',
      },
    },
  },
});
