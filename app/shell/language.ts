import { waitForLoadingScreen } from '#app/components/loading-screen-done.ts';

/** Attribute of a link to the same page in another language. */
export const LANGUAGE_LINK = 'data-language-link';
/** Attribute of an offer to read the page in another language. */
export const LANGUAGE_OFFER = 'data-offered-language';

const OFFERED_KEY = 'language-offered';

/** The current section is the last one that starts above the middle of the screen. */
const sectionInView = () =>
  [...document.querySelectorAll('main section[id]')].findLast(
    (section) => section.getBoundingClientRect().top < innerHeight / 2,
  );

/** Adds the current section to a language link, just before the visitor follows it. */
function addSectionToLink({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(`[${LANGUAGE_LINK}]`);
  if (link) link.hash = sectionInView()?.id ?? '';
}

/** True only the first time. Always false without storage, otherwise every page would show the offer. */
function isFirstOffer(): boolean {
  try {
    const isFirst = !localStorage.getItem(OFFERED_KEY);
    localStorage.setItem(OFFERED_KEY, 'yes');
    return isFirst;
  } catch {
    return false;
  }
}

/** Offers the page in the language that the browser prefers, if the site has it. */
function offerLanguage(): void {
  const offers = [...document.querySelectorAll<HTMLElement>(`[${LANGUAGE_OFFER}]`)];
  const codes = [document.documentElement.lang, ...offers.map(({ lang }) => lang)];
  const preferredCode = navigator.languages
    .map((tag) => codes.find((code) => code === tag || tag.startsWith(`${code}-`)))
    .find(Boolean);
  const offer = offers.find(({ lang }) => lang === preferredCode);
  if (!offer || !isFirstOffer()) return;
  offer.hidden = false;
  const { dataset } = document.documentElement;
  dataset.languageOffer = '';
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.remove();
    delete dataset.languageOffer;
  });
}

export function startLanguage(): void {
  for (const type of ['click', 'auxclick']) document.addEventListener(type, addSectionToLink);
  waitForLoadingScreen().then(offerLanguage);
}
