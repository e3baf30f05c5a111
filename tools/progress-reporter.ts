import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

const every = { tests: 25, milliseconds: 10_000 };

/** Browser tests in a terminal or a log: a line now and then, and a failure in full as soon as it is known. */
export default class ProgressReporter implements Reporter {
  private total = 0;
  private done = 0;
  private failed = 0;
  private readonly start = Date.now();
  private said = { done: 0, at: Date.now() };
  private base = '';

  onBegin(config: FullConfig, suite: Suite): void {
    this.base = config.rootDir;
    this.total = suite.allTests().length;
    console.log(`${this.total} tests in ${config.workers} browsers at a time`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.done += 1;
    const place = `${test.location.file.replace(`${this.base}/`, '')}:${test.location.line}`;
    if (result.status !== 'passed' && result.status !== 'skipped') {
      this.failed += 1;
      console.log(`\n✘ ${place} › ${test.titlePath().slice(3).join(' › ')} (${result.status})`);
      for (const error of result.errors) console.log(indented(error));
    }
    // What could not be tested on this machine is said, with the reason.
    const skipped = result.annotations.find(({ type }) => type === 'skip');
    if (skipped) console.log(`– ${place} › ${test.title}: skipped, ${skipped.description ?? 'no reason given'}`);
    const due = this.done - this.said.done >= every.tests || Date.now() - this.said.at >= every.milliseconds;
    if (due || this.done === this.total) this.say();
  }

  onError(error: TestError): void {
    console.log(indented(error));
  }

  private say(): void {
    this.said = { done: this.done, at: Date.now() };
    const seconds = Math.round((Date.now() - this.start) / 1000);
    console.log(
      `${String(this.done).padStart(String(this.total).length)}/${this.total}  ${seconds} s${this.failed ? `  ${this.failed} failed` : ''}`,
    );
  }
}

const indented = ({ message = '', snippet = '', stack }: TestError): string =>
  [stack ?? message, snippet].filter(Boolean).join('\n').replace(/^/gm, '    ');
