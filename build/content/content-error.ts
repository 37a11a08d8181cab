/** Faults in the content, each as one line: the file, a colon, the field, and a description. */
export class ContentError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The content has faults:\n${faults.join('\n')}`);
    this.faults = faults;
  }
}
