import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { reasonOf, writeResult } from './results.ts';

export class VitestReporter implements Reporter {
  onTestModuleCollected({ children }: TestModule): void {
    writeResult({ found: [...children.allTests()].length });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    writeResult({
      file: test.module.relativeModuleId,
      line: test.location?.line ?? 0,
      title: test.fullName,
      tags: test.tags,
      ok: state === 'passed',
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
      notApplicable: '',
      reason: errors.length > 0 ? reasonOf(errors) : state,
      screenshot: '',
      trace: '',
    });
  }

  /** Reports errors outside of tests: a file that fails to load, or a hook that fails. */
  onTestModuleEnd(module: TestModule): void {
    const errors = [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ];
    if (errors.length > 0) this.#fail(module.relativeModuleId, errors);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    if (errors.length > 0) this.#fail('outside a test', errors);
  }

  #fail(file: string, errors: readonly SerializedError[]): void {
    const emptyFields = {
      line: 0,
      tags: [],
      ok: false,
      seconds: 0,
      notApplicable: '',
      screenshot: '',
      trace: '',
    };
    writeResult({ file, title: file, reason: reasonOf(errors), ...emptyFields });
  }
}
