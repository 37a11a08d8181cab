/**
 * Runs inside the page. Takes every CSS animation and transition off the browser's clock and moves it by hand, so that
 * a frame that took long to record is no different from one that did not. One that is new starts from its beginning.
 */
export function stepAnimations(milliseconds: number): void {
  const memory = globalThis as { filmed?: WeakSet<Animation> };
  const known = memory.filmed ?? new WeakSet();
  memory.filmed = known;
  for (const animation of document.getAnimations()) {
    if (!known.has(animation)) {
      known.add(animation);
      animation.pause();
      animation.currentTime = 0;
      continue;
    }
    if (animation.playState !== 'paused') continue;
    const next = Number(animation.currentTime) + milliseconds;
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (next >= end) animation.finish();
    else animation.currentTime = next;
  }
}
