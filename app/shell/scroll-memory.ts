/** Where the visitor was on each entry of the tab's history, so that Back, Forward and reload return there. */
import { LOADING_SCREEN_ID } from '#app/components/loading-screen-left.ts';
import { sectionsArrived } from '#app/loading/deferred.tsx';
import { layOutPassed, layOutWhole } from '#app/loading/lay-out.ts';

const STORE = 'scroll-places';
const KEPT_ENTRIES = 50;
const SETTLED_AFTER = 300;

let places: [entry: string, y: number][] = [];
let entry = '';
let path = '';
let toRestore: number | undefined;

function notePlace(): void {
  layOutPassed();
  places = [...places.filter(([other]) => other !== entry), [entry, window.scrollY] as [string, number]];
  places = places.slice(-KEPT_ENTRIES);
}

/** The entry that the tab has just come to. A new one gets a name, kept in its own history state. */
function arrive(isNew: boolean): number | undefined {
  path = window.location.pathname;
  entry = history.state?.entry ?? '';
  if (isNew || !entry) {
    entry = Math.random().toString(36).slice(2);
    history.replaceState({ ...history.state, entry }, '');
  }
  return places.find(([other]) => other === entry)?.[1];
}

/** The place of the page that Back or Forward has led to, told once. */
export function placeToRestore(): number | undefined {
  const place = toRestore;
  toRestore = undefined;
  return place;
}

/** Goes there and stays while sections arrive, until the visitor moves. */
export function restorePlace(y: number): () => void {
  layOutWhole();
  const over = new AbortController();
  const go = () => {
    if (window.scrollY !== y) window.scrollTo({ top: y, behavior: 'instant' });
  };
  const growing = new ResizeObserver(go);
  const end = () => {
    growing.disconnect();
    over.abort();
  };
  go();
  growing.observe(document.body);
  // A smooth scroll on its way goes on for some frames.
  addEventListener('scroll', go, over);
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown']) addEventListener(move, end, over);
  sectionsArrived().then(() => setTimeout(end, SETTLED_AFTER));
  return end;
}

/** Starts to remember; tells whether a reloaded or revisited page is back in its place. */
export function rememberPlaces(): boolean {
  try {
    places = JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
  } catch {
    // Storage may be forbidden: places then last until the next page load.
  }
  const place = arrive(false);
  history.scrollRestoration = 'manual';
  // Once the page is open the visitor has moved in it.
  const isCovered = document.getElementById(LOADING_SCREEN_ID) !== null;
  if (place !== undefined && isCovered) {
    layOutWhole();
    window.scrollTo({ top: place, behavior: 'instant' });
  }

  addEventListener('pushState', () => {
    notePlace();
    toRestore = undefined;
    arrive(true);
  });
  addEventListener('popstate', () => {
    const from = path;
    notePlace();
    toRestore = arrive(false);
    if (path === from && toRestore !== undefined) restorePlace(toRestore);
    if (path === from) toRestore = undefined;
  });
  addEventListener('pagehide', () => {
    notePlace();
    // The browser restores what is loaded anew, even if no script comes.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORE, JSON.stringify(places));
    } catch {
      // As above.
    }
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  return place !== undefined && isCovered;
}
