/** Commands that every browser driver supports. */
export type Driver = {
  goto: (address: string) => Promise<void>;
  /** Runs an expression in the page and returns its value as JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse pointer, and clicks if `shouldClick`. */
  movePointer: (x: number, y: number, shouldClick?: boolean) => Promise<void>;
  /** Presses keys one after the other: characters, or names in `KEYS`. */
  pressKeys: (keys: readonly string[]) => Promise<void>;
  /** Sets the size of the viewport, not of the window. */
  resize: (width: number, height: number) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  countTabs: () => Promise<number>;
  closeOtherTabs: () => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** Named keys and their WebDriver values: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' } as const;
export type KeyName = keyof typeof KEYS;
