/**
 * Runs inline in the head, before first paint. A stored dark theme never flashes light. `data-script` tells the style
 * sheets that script runs: browsers of our floor do not know the media feature for it. `data-inside` tells them that
 * the visit has begun on another page of the site, or goes Back or Forward: there is no loading screen then. Links to
 * nowhere do not jump to the top, even if no other script ever arrives.
 * The desk follows the system's theme until one is chosen; the site is light until then. Where storage is refused, the
 * name of the tab's window keeps the choice for the visit: it outlives a page, but no other site gets to see it.
 * The only inline script of the site; the content security policy allows it by its hash.
 */
export function themeScript(storageKey: string, { followSystem = false } = {}): string {
  const otherwise = followSystem ? 'matchMedia("(prefers-color-scheme:dark)").matches&&"dark"' : 'name';
  const statements = [
    'const h=document.documentElement,n=performance.getEntriesByType("navigation")[0]?.type',
    'h.dataset.script=""',
    'if(n=="back_forward"||n!="reload"&&document.referrer.startsWith(location.origin+"/"))h.dataset.inside=""',
    'let t',
    `try{t=localStorage.getItem(${JSON.stringify(storageKey)})}catch{}`,
    `if((t||${otherwise})=="dark")h.classList.add("dark")`,
    `addEventListener("click",e=>e.target.closest('[href="#"]')&&e.preventDefault())`,
  ];
  return `{${statements.join(';')}}`;
}
