const pageOf = (path: string) => path.slice(path.lastIndexOf('/'));

/** The visitor came from this page in another language: the paths differ in their prefix only. */
export function switchedLanguage(): boolean {
  const { origin, pathname } = window.location;
  const { referrer } = document;
  return (
    referrer.startsWith(origin) &&
    referrer !== origin + pathname &&
    pageOf(new URL(referrer).pathname) === pageOf(pathname)
  );
}
