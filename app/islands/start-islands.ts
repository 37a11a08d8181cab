/** Starts the islands of the page, each at its load moment. */
import type { ComponentType } from 'react';
import { hasRecordedClick, recordEvents, replayEvents } from './event-replay.ts';
import { type LazyModule, lazyModule } from './lazy-module.ts';
import { loadWithNotice } from './load-notice.ts';

/** Controls an element without React. */
export type IslandScript = (island: HTMLElement, props: never) => void;

export type Registry = {
  components: Readonly<Record<string, LazyModule<ComponentType<never>>>>;
  scripts: Readonly<Record<string, LazyModule<IslandScript>>>;
};

/** Islands start this far outside the viewport, so that they are ready when the visitor sees them. */
const NEAR_MARGIN = '400px 0px';
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart', 'keydown', 'click'];

const lazyHydrate = lazyModule(() => import('./hydrate-component.tsx'), 'hydrateComponent');

async function startIsland(island: HTMLElement, { components, scripts }: Registry): Promise<void> {
  const { island: name = '', instance = '', props = '{}' } = island.dataset;
  const isUrgent = () => hasRecordedClick(island);
  const script = scripts[name];
  const component = components[name];
  if (script) (await loadWithNotice(script, isUrgent, false))(island, JSON.parse(props) as never);
  if (component) {
    const [hydrate, Component] = await Promise.all([
      loadWithNotice(lazyHydrate, isUrgent),
      loadWithNotice(component, isUrgent),
    ]);
    await hydrate(island, Component, JSON.parse(props) as never, name + instance);
  }
  island.dataset.hydrated = '';
  replayEvents(island);
  // Two frames later the styles have settled, and transitions may run.
  requestAnimationFrame(() => requestAnimationFrame(() => island.setAttribute('data-settled', '')));
}

/** Resolves if the first attempt to load the script fails. The page is then shown without its drawings. */
const firstLoadFailure = (script: LazyModule<IslandScript>) =>
  new Promise<void>((resolve) => script.tryLoad().then((loaded) => loaded || resolve()));

/** Resolves when the islands with `load="now"` have started. */
export async function startIslands(registry: Registry): Promise<void> {
  recordEvents();
  const startFunctions = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) startFunctions.get(target)?.();
    },
    { rootMargin: NEAR_MARGIN },
  );
  const immediateStarts: Promise<void>[] = [];
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset.load === 'now') {
      const script = registry.scripts[island.dataset.island ?? ''];
      const started = startIsland(island, registry);
      immediateStarts.push(script ? Promise.race([started, firstLoadFailure(script)]) : started);
      continue;
    }
    const waitController = new AbortController();
    startFunctions.set(island, () => {
      waitController.abort();
      observer.unobserve(island);
      startFunctions.delete(island);
      startIsland(island, registry);
    });
    const options = { signal: waitController.signal, passive: true, capture: true };
    for (const type of INTENT_EVENTS)
      island.addEventListener(type, () => startFunctions.get(island)?.(), options);
    if (island.dataset.load === 'visible') observer.observe(island);
  }
  await Promise.all(immediateStarts);
}
