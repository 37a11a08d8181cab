import { site } from '#content/site.ts';

/** Marks every button that toggles the theme, wherever it is rendered. */
export const THEME_TOGGLE = 'data-theme-toggle';

function toggleTheme(): void {
  const theme = document.documentElement.classList.toggle('dark') ? 'dark' : 'light';
  try {
    localStorage.setItem(site.themeStorageKey, theme);
  } catch {
    // Storage is refused. theme-script.ts reads the name on the next page.
    window.name = theme;
  }
}

/** A page from the back-forward cache follows a choice that was made after it was left. */
function followStored(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(site.themeStorageKey);
  } catch {
    // As above.
  }
  document.documentElement.classList.toggle('dark', (stored ?? window.name) === 'dark');
}

export function startThemeToggles(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${THEME_TOGGLE}]`)) toggleTheme();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && followStored());
}
