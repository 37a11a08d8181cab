import { site } from '#content/site.ts';

/** Attribute of every button that toggles the theme. */
export const THEME_TOGGLE = 'data-theme-toggle';

function toggleTheme(): void {
  const theme = document.documentElement.classList.toggle('dark') ? 'dark' : 'light';
  try {
    localStorage.setItem(site.themeStorageKey, theme);
  } catch {
    // Storage is blocked: `window.name` keeps the theme, and theme-script.ts reads it on the next page.
    window.name = theme;
  }
}

/** A page from the back-forward cache applies a theme that was chosen later. */
function followStored(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(site.themeStorageKey);
  } catch {
    // Storage may be blocked.
  }
  document.documentElement.classList.toggle('dark', (stored ?? window.name) === 'dark');
}

export function startThemeToggles(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${THEME_TOGGLE}]`)) toggleTheme();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && followStored());
}
