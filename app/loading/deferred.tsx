import { type ComponentType, lazy, Suspense, useEffect } from 'react';

/** How far outside the screen a section is fetched, so that it is alive before it is seen. */
const NEAR = '400px 0px';

const inBrowser = typeof document !== 'undefined';

function nearView(name: string): Promise<void> {
  const place = inBrowser && document.querySelector(`[data-deferred="${name}"]`);
  // Not on the page yet: it is being navigated to, and wanted now.
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place);
  });
}

/** Resolves when every section of the page has its content, so that nothing moves any more above a target. */
export function sectionsArrived(): Promise<void> {
  const isOneMissing = () => document.querySelector('[data-deferred]:empty') !== null;
  if (!isOneMissing()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isOneMissing()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

type DeferredSection = { name: string; section: ComponentType };

/** Names a section below the first screen, whose script is fetched when the visitor comes near. */
export function deferred(name: string, load: () => Promise<ComponentType>): DeferredSection {
  const section = lazy(async () => {
    await nearView(name);
    return { default: await load() };
  });
  return { name, section };
}

/** Says in the page that a section's script answers: whoever drives a browser can wait for it. */
function Alive({ name }: { name: string }) {
  useEffect(() => {
    document.querySelector(`[data-deferred="${name}"]`)?.setAttribute('data-alive', '');
  }, [name]);
  return null;
}

/** Prerendered like all others; until its script is there the HTML of a section stands as it is. */
export function DeferredSections({ sections }: { sections: DeferredSection[] }) {
  return sections.map(({ name, section: Section }) => (
    <div key={name} data-deferred={name}>
      <Suspense>
        <Section />
        <Alive name={name} />
      </Suspense>
    </div>
  ));
}
