import { useSyncExternalStore } from 'react';
import { labels } from '#content/labels.ts';
import { site } from '#content/site.ts';
import MoonIcon from '~icons/lucide/moon';
import SunIcon from '~icons/lucide/sun';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
const isDark = () => document.documentElement.classList.contains('dark');

function toggleTheme() {
  const dark = !isDark();
  document.documentElement.classList.toggle('dark', dark);
  try {
    localStorage.setItem(site.themeStorageKey, dark ? 'dark' : 'light');
  } catch {
    // Storage may be forbidden; the theme then lasts for this page.
  }
}

export function ThemeToggle({ className = '' }: { className?: string }) {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return (
    <button
      type="button"
      onClick={toggleTheme}
      aria-label={dark ? labels.lightTheme : labels.darkTheme}
      className={`bar-button nav:size-9 text-muted hover:text-ink ${className}`}
    >
      <MoonIcon aria-hidden="true" className="size-5 dark:hidden" />
      <SunIcon aria-hidden="true" className="hidden size-5 dark:block" />
    </button>
  );
}
