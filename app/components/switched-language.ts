const pageOf = (path: string) => path.slice(path.lastIndexOf('/'));

/** True if the visitor came from the same page in another language. Such paths differ only in their prefix. */
export function switchedLanguage(): boolean {
  const { origin, pathname } = window.location;
  const { referrer } = document;
  return (
    referrer.startsWith(origin) &&
    referrer !== origin + pathname &&
    pageOf(new URL(referrer).pathname) === pageOf(pathname)
  );
}
