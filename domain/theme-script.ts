/**
 * Runs inline in the head, before first paint, so that a stored dark theme never flashes light. It also sets
 * data-script for the style sheets: Safari before 17 lacks the media feature `scripting`
 * (https://developer.mozilla.org/en-US/docs/Web/CSS/@media/scripting). And it stops `#` links from jumping to the top, even if no
 * other script loads.
 * The only inline script of the site; the content security policy allows it by its hash.
 */
export function themeScript(storageKey: string): string {
  return `document.documentElement.dataset.script="";try{if(localStorage.getItem(${JSON.stringify(storageKey)})==="dark")document.documentElement.classList.add("dark")}catch{}addEventListener("click",e=>e.target.closest('[href="#"]')&&e.preventDefault())`;
}
