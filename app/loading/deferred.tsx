import {
  type ComponentType,
  createRef,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
} from 'react';
import { KeepHtml } from './keep-html.tsx';
import { type Later, later } from './later.ts';
import { fetchNoticed } from './notice.ts';
import { ALIVE_EVENT, WANTED_EVENT } from './presses.ts';

/** How far outside the screen a section is fetched, so that it is alive before it is seen. */
const NEAR = '400px 0px';

/** Acts when the visitor comes near or presses something; at once where nothing is prerendered. */
function whenNear(place: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && near(), {
    rootMargin: NEAR,
  });
  const near = () => {
    leave();
    act();
  };
  const leave = () => {
    observer.disconnect();
    place.removeEventListener(WANTED_EVENT, near);
  };
  if (place.firstElementChild) {
    observer.observe(place);
    place.addEventListener(WANTED_EVENT, near);
  } else act();
  return leave;
}

type Place = RefObject<HTMLDivElement | null>;

/** Says in the page that a section's script answers; a frame later, that its looks have settled and may move. */
function Alive({ place }: { place: Place }) {
  useEffect(() => {
    const section = place.current;
    section?.setAttribute('data-alive', '');
    section?.dispatchEvent(new Event(ALIVE_EVENT, { bubbles: true }));
    requestAnimationFrame(() => requestAnimationFrame(() => section?.setAttribute('data-settled', '')));
  }, [place]);
  return null;
}

type DeferredProps = {
  name: string;
  part: Later<ComponentType>;
  place: Place;
  content: ReactNode;
  still: boolean;
};

function Deferred({ name, part, place, content, still }: DeferredProps) {
  useEffect(() => {
    if (!place.current || (still && place.current.firstElementChild)) return;
    return whenNear(place.current, () => fetchNoticed(part));
  }, [part, place, still]);
  return (
    <div ref={place} {...{ [still ? 'data-still' : 'data-deferred']: name }}>
      {content}
    </div>
  );
}

function deferredSection(name: string, part: Later<ComponentType>, still: boolean): DeferredProps {
  const place = createRef<HTMLDivElement>();
  const Section = lazy(async () => {
    // Without a place on the page yet it is being navigated to, or prerendered: wanted now.
    if (!place.current) part.fetch();
    return { default: await part.arrived };
  });
  // Made once: another element would reach into a section that still waits for its script, and empty it.
  const content = (
    <KeepHtml place={place}>
      <Suspense>
        <Section />
        <Alive place={place} />
      </Suspense>
    </KeepHtml>
  );
  return { name, part, place, content, still };
}

/** Sections that are fetched later, by the names of their exports. */
export type Below<Name extends string = string> = Record<
  Name,
  ComponentType & { part: Later<ComponentType> }
>;

const kebab = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** They are prerendered like all others, and until its script is there the HTML of a section stands as it is. */
export function deferred<Name extends string>(
  prefix: string,
  sections: { [name in Name]: () => Promise<{ [key in name]: ComponentType }> },
  /** Sections that only stand there: where they are prerendered their script is never fetched. */
  { still = false } = {},
): Below<Name> {
  const loads = Object.entries<() => Promise<Record<string, ComponentType>>>(sections);
  const components = loads.map(([name, load]) => {
    const section = deferredSection(prefix + kebab(name), later(load, name), still);
    return [name, Object.assign(() => <Deferred {...section} />, { part: section.part })];
  });
  return Object.fromEntries(components);
}

/** Resolves when every section of the page has its content, so that nothing moves any more above a target. */
export function sectionsArrived(): Promise<void> {
  const isOneMissing = () => document.querySelector('[data-deferred]:empty, [data-still]:empty') !== null;
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
