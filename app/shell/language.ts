import { loadingScreenDone } from '#app/components/loading-screen-done.ts';

/** Marks a link to the same page in another language. */
export const LANGUAGE_LINK = 'data-language-link';
/** Marks an offer of the page in another language. */
export const LANGUAGE_OFFER = 'data-language-offer';

const OFFERED_KEY = 'language-offered';

/** The section that is read: the last one that begins in the upper half of the screen. */
const sectionInView = () =>
  [...document.querySelectorAll('main section[id]')].findLast(
    (section) => section.getBoundingClientRect().top < innerHeight / 2,
  );

/** Just before it is followed, in this tab or another, a link gets the section that the visitor sees. */
function keepSection({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`[${LANGUAGE_LINK}]`);
  if (link) link.hash = sectionInView()?.id ?? '';
}

/** True the first time only. Without storage it is never true: the offer would come on every page. */
function isFirstOffer(): boolean {
  try {
    const isFirst = !localStorage.getItem(OFFERED_KEY);
    localStorage.setItem(OFFERED_KEY, 'yes');
    return isFirst;
  } catch {
    return false;
  }
}

/** Offers the page in the language that the browser prefers, if there is one and it is not the page's. */
function offerLanguage(): void {
  const offers = [...document.querySelectorAll<HTMLElement>(`[${LANGUAGE_OFFER}]`)];
  const codes = [document.documentElement.lang, ...offers.map(({ lang }) => lang)];
  const preferred = navigator.languages
    .map((tag) => codes.find((code) => code === tag || tag.startsWith(`${code}-`)))
    .find(Boolean);
  const offer = offers.find(({ lang }) => lang === preferred);
  if (!offer || !isFirstOffer()) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => offer.remove());
}

export function startLanguage(): void {
  for (const press of ['click', 'auxclick']) document.addEventListener(press, keepSection);
  loadingScreenDone().then(offerLanguage);
}
