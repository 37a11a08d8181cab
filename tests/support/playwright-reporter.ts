import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { reasonOf, writeResult } from './results.ts';

export default class PlaywrightReporter implements Reporter {
  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    writeResult({ found: suite.allTests().length });
  }

  onTestEnd(test: TestCase, { status, errors, attachments, annotations, duration }: TestResult): void {
    const attachmentPath = (attachmentName: string) =>
      attachments.find(({ name }) => name === attachmentName)?.path ?? '';
    writeResult({
      file: relative('.', test.location.file),
      line: test.location.line,
      title: test.titlePath().slice(3).join(' › '),
      tags: test.tags,
      ok: status === 'passed',
      seconds: duration / 1000,
      notApplicable: annotations.find(({ type }) => type === 'not applicable')?.description ?? '',
      reason: errors.length > 0 ? reasonOf(errors) : status,
      screenshot: attachmentPath('screenshot'),
      trace: attachmentPath('trace'),
    });
  }

  onError(error: TestError): void {
    console.error(error.stack ?? error.message ?? error.value);
  }
}
