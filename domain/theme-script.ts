/**
 * Runs inline in the head, before first paint, so that a stored dark theme never flashes light.
 * The only inline script of the site; the content security policy allows it by its hash.
 */
export function themeScript(storageKey: string): string {
  return `try{if(localStorage.getItem(${JSON.stringify(storageKey)})==="dark")document.documentElement.classList.add("dark")}catch{}`;
}
