/** What every engine can do, in the smallest vocabulary in which the journeys can be told. */
export type Driver = {
  goto: (address: string) => Promise<void>;
  /** Runs an expression in the page and brings its value home as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves a real pointer and, if asked, presses and lifts it. */
  point: (x: number, y: number, press?: boolean) => Promise<void>;
  /** Presses real keys one after the other: characters or WebDriver key values. */
  press: (keys: readonly string[]) => Promise<void>;
  /** Sets the size of the page, not of its window. */
  resize: (width: number, height: number) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** How many tabs are open. */
  tabs: () => Promise<number>;
  closeOtherTabs: () => Promise<void>;
  /** A PNG of what is on the screen. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};
