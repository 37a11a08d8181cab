/**
 * Runs inline in the head, before first paint, so that a stored dark theme never flashes light. It also sets
 * data-script for the style sheets: Safari before 17 lacks the media feature `scripting`
 * (https://developer.mozilla.org/en-US/docs/Web/CSS/@media/scripting). And it stops `#` links from jumping to the top, even if no
 * other script loads.
 * The desk follows the system's theme until one is chosen; the site is light until then.
 * The only inline script of the site; the content security policy allows it by its hash.
 */
export function themeScript(storageKey: string, { followSystem = false } = {}): string {
  const stored = `localStorage.getItem(${JSON.stringify(storageKey)})`;
  const isDark = followSystem
    ? `(${stored}||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":""))==="dark"`
    : `${stored}==="dark"`;
  return `document.documentElement.dataset.script="";try{if(${isDark})document.documentElement.classList.add("dark")}catch{}addEventListener("click",e=>e.target.closest('[href="#"]')&&e.preventDefault())`;
}
