/**
 * Runs inline in the head, before first paint. A stored dark theme never flashes light. `data-script` tells the style
 * sheets that script runs: browsers of our floor do not know the media feature for it. `data-inside` tells them that
 * the visit has begun on another page of the site, or goes Back or Forward: there is no loading screen then. Links to
 * nowhere do not jump to the top, even if no other script ever arrives.
 * The desk follows the system's theme until one is chosen; the site is light until then.
 * The only inline script of the site; the content security policy allows it by its hash.
 */
export function themeScript(storageKey: string, { followSystem = false } = {}): string {
  const stored = `localStorage.getItem(${JSON.stringify(storageKey)})`;
  const theme = followSystem
    ? `(${stored}||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":""))`
    : stored;
  const statements = [
    'const h=document.documentElement,n=performance.getEntriesByType("navigation")[0]?.type',
    'h.dataset.script=""',
    'if(n=="back_forward"||n!="reload"&&document.referrer.startsWith(location.origin+"/"))h.dataset.inside=""',
    `try{if(${theme}=="dark")h.classList.add("dark")}catch{}`,
    `addEventListener("click",e=>e.target.closest('[href="#"]')&&e.preventDefault())`,
  ];
  return `{${statements.join(';')}}`;
}
