/**
 * Runs inline in the head, before the first paint, so that a stored dark theme never flashes light. `data-script` tells
 * CSS that scripts run, since our oldest browsers lack the media feature `scripting`. `data-inside` marks a page that
 * was reached from another page of the site, or by Back or Forward: it has no loading screen. `data-first-screen` marks
 * a visit that starts at the top of a page: the sections below are laid out at the visitor's first action. A click on a link to `#`
 * does not jump to the top. The desk follows the system's theme until one is chosen; the site is light until then. If
 * storage is blocked, `window.name` keeps the theme for the visit; no other site can read it. This is the only inline
 * script of the site. The content security policy allows it by its hash.
 */
export function themeScript(storageKey: string, { followSystem = false } = {}): string {
  const fallback = followSystem ? 'matchMedia("(prefers-color-scheme:dark)").matches&&"dark"' : 'name';
  const statements = [
    'const h=document.documentElement,n=performance.getEntriesByType("navigation")[0]?.type',
    'h.dataset.script=""',
    'if(n=="back_forward"||n!="reload"&&document.referrer.startsWith(location.origin+"/"))h.dataset.inside="";else if(n=="navigate"&&!location.hash)h.dataset.firstScreen=""',
    'let t',
    `try{t=localStorage.getItem(${JSON.stringify(storageKey)})}catch{}`,
    `if((t||${fallback})=="dark")h.classList.add("dark")`,
    `addEventListener("click",e=>e.target.closest('[href="#"]')&&e.preventDefault())`,
  ];
  return `{${statements.join(';')}}`;
}

/**
 * Pages of the site fade into each other. The rule is inline in every page, because Chromium may need it before the
 * style sheet loads. Chromium reports an error if only one of two pages has the rule.
 */
export const VIEW_TRANSITION =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
