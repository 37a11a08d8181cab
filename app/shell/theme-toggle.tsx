import { labels } from '#content/shell/labels.ts';
import MoonIcon from '~icons/lucide/moon';
import SunIcon from '~icons/lucide/sun';
import { THEME_TOGGLE } from './theme.ts';

/** theme.ts handles the click. CSS chooses name and icon by theme. */
export function ThemeToggle({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      {...{ [THEME_TOGGLE]: '' }}
      className={`bar-button nav:size-9 text-muted hover:text-ink ${className}`}
    >
      <span className="sr-only dark:hidden">{labels.darkTheme}</span>
      <span className="sr-only hidden dark:block">{labels.lightTheme}</span>
      <MoonIcon aria-hidden="true" className="size-5 dark:hidden" />
      <SunIcon aria-hidden="true" className="hidden size-5 dark:block" />
    </button>
  );
}
