const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** One step forward or back for an arrow key. On a right-to-left page, the left arrow goes forward. */
export function arrowStep(key: string, textDirection: string): 1 | -1 | undefined {
  const step = STEPS[key];
  const isMirrored = textDirection === 'rtl' && (key === 'ArrowLeft' || key === 'ArrowRight');
  return step && isMirrored ? (-step as 1 | -1) : step;
}
