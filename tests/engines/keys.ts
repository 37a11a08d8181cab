/** Keys that are no characters, as WebDriver spells them, and by their names in the DOM. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export const KEY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(KEYS).map(([name, value]) => [value, name]),
);
