/** Faults of the content, one line each: `file: field what is wrong with it`. */
export class ContentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The content has faults:\n${faults.join('\n')}`);
    this.faults = faults;
  }
}
