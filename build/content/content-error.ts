/** Errors in the content, one line each: `file: field fault`. */
export class ContentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The content has faults:\n${faults.join('\n')}`);
    this.faults = faults;
  }
}
