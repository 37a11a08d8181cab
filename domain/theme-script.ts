/**
 * Runs inline in the head, before first paint, so that a stored dark theme never flashes light. It also says that
 * script runs, for the style sheets: browsers of our floor do not know the media feature for it. And it keeps links to
 * nowhere from jumping to the top, even if no other script ever arrives.
 * The only inline script of the site; the content security policy allows it by its hash.
 */
export function themeScript(storageKey: string): string {
  return `document.documentElement.dataset.script="";try{if(localStorage.getItem(${JSON.stringify(storageKey)})==="dark")document.documentElement.classList.add("dark")}catch{}addEventListener("click",e=>e.target.closest('[href="#"]')&&e.preventDefault())`;
}
