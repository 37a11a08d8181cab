const lastSegment = (path: string) => path.slice(path.lastIndexOf('/'));

/**
 * True if the visitor came from the same page in another language. Compares the last part of the path with that of the
 * referrer.
 */
export function hasSwitchedLanguage(): boolean {
  const { origin, pathname } = window.location;
  const { referrer } = document;
  return (
    referrer.startsWith(origin) &&
    referrer !== origin + pathname &&
    lastSegment(new URL(referrer).pathname) === lastSegment(pathname)
  );
}
