import { site } from '#content/site.ts';

/** Marks every button that toggles the theme, wherever it is rendered. */
export const THEME_TOGGLE = 'data-theme-toggle';

function toggleTheme(): void {
  const dark = document.documentElement.classList.toggle('dark');
  try {
    localStorage.setItem(site.themeStorageKey, dark ? 'dark' : 'light');
  } catch {
    // Storage may be forbidden; the theme then lasts for this page.
  }
}

/** A page from the back-forward cache follows a choice that was made after it was left. */
function followStored(): void {
  try {
    const stored = localStorage.getItem(site.themeStorageKey);
    if (stored) document.documentElement.classList.toggle('dark', stored === 'dark');
  } catch {
    // As above.
  }
}

export function startThemeToggles(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${THEME_TOGGLE}]`)) toggleTheme();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && followStored());
}
