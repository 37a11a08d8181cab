/** Attribute of every button that toggles the theme. */
export const THEME_TOGGLE = 'data-theme-toggle';

function toggleTheme(storageKey: string): void {
  const theme = document.documentElement.classList.toggle('dark') ? 'dark' : 'light';
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is blocked: `window.name` keeps the theme, and theme-script.ts reads it on the next page.
    window.name = theme;
  }
}

/** Applies the theme that was chosen while the page was in the back-forward cache. */
function applyStoredTheme(storageKey: string): void {
  let storedTheme: string | null = null;
  try {
    storedTheme = localStorage.getItem(storageKey);
  } catch {
    // Storage may be blocked.
  }
  document.documentElement.classList.toggle('dark', (storedTheme ?? window.name) === 'dark');
}

export function startThemeToggles(storageKey: string): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${THEME_TOGGLE}]`)) toggleTheme(storageKey);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && applyStoredTheme(storageKey));
}
