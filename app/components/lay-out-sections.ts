/** Lays out every section now, seen or not, so that each place on the page is where it will stay. */
export function layOutSections(): void {
  document.documentElement.dataset.laidOut = '';
}
