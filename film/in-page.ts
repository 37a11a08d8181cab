/** Functions that run inside the filmed page. */

export type Overlay = { fade: number; x: number; y: number; pressed: boolean };

type Memory = { filmed?: WeakSet<Animation>; mutations?: MutationObserver };

/**
 * Takes every CSS animation and transition off the browser's clock and moves it by hand, so that a frame that took long
 * to record is no different from one that did not. One that is new starts from its beginning.
 * Tells whether anything may look different from the frame before.
 */
export function advance({ milliseconds, overlay }: { milliseconds: number; overlay: Overlay }): boolean {
  const memory = globalThis as Memory;
  const known = memory.filmed ?? new WeakSet();
  memory.filmed = known;
  if (!memory.mutations) {
    memory.mutations = new MutationObserver(() => undefined);
    memory.mutations.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }
  const set = (id: string, property: 'opacity' | 'transform', value: string) => {
    const style = document.getElementById(id)?.style;
    if (style && style[property] !== value) style[property] = value;
  };
  set('film-fade', 'opacity', String(overlay.fade));
  set(
    'film-pointer',
    'transform',
    `translate(${overlay.x}px, ${overlay.y}px) scale(${overlay.pressed ? 0.82 : 1})`,
  );

  let moving = memory.mutations.takeRecords().length > 0 || document.querySelector('canvas') !== null;
  for (const animation of document.getAnimations()) {
    if (!known.has(animation)) {
      known.add(animation);
      animation.pause();
      animation.currentTime = 0;
      moving = true;
    } else if (animation.playState === 'paused') {
      const next = Number(animation.currentTime) + milliseconds;
      if (next >= Number(animation.effect?.getComputedTiming().endTime ?? 0)) animation.finish();
      else animation.currentTime = next;
      moving = true;
    }
  }
  return moving;
}

/** Adds what the page does not have: the dark that scenes come out of and go into, and a pointer. */
export function addOverlay(pointer: string): void {
  const add = (id: string, html: string) => {
    const element = document.createElement('div');
    element.id = id;
    element.innerHTML = html;
    document.documentElement.append(element);
  };
  add('film-fade', '');
  add('film-pointer', pointer);
}
