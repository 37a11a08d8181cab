import { labels } from '#content/shell/labels.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { headerLinkLabel } from '../../support/header-link-label.ts';
import type { Journey } from '../visitor.ts';

/** True if the top of the element is below the header, in the upper half of the screen. */
const isInView = (id: string) => {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top >= header - 1 && top < innerHeight / 2;
};
const readUrl = () => location.pathname + location.hash;
const isDark = () => document.documentElement.classList.contains('dark');

export const shellJourneys: Journey[] = [
  {
    title: 'a link to a section scrolls to it and updates the URL; the header stays on top',
    needs: ['industries', 'socialOs'],
    run: async (visitor) => {
      await visitor.open(PATHS.home);
      await visitor.click('header nav a', headerLinkLabel('/#industries'));
      await visitor.expect(readUrl, '/#industries');
      await visitor.expect(isInView, true, 'industries');
      await visitor.expectVisible('header[data-raised]');
      await visitor.expect(() => document.querySelector('header')?.getBoundingClientRect().top, 0);
      await visitor.open(PATHS.socialOs);
      await visitor.click('header nav a', headerLinkLabel('/#success-stories'));
      await visitor.expect(readUrl, '/#success-stories');
      await visitor.expect(isInView, true, 'success-stories');
    },
  },
  {
    title: 'the theme button switches the theme, and other pages keep it',
    run: async (visitor) => {
      await visitor.open(PATHS.privacy);
      const readStored = (key: string) => localStorage.getItem(key);
      await visitor.click('header button', labels.darkTheme);
      await visitor.expect(isDark, true);
      await visitor.expect(readStored, 'dark', site.themeStorageKey);
      await visitor.open(PATHS.quiz);
      await visitor.expect(isDark, true);
      await visitor.open(PATHS.privacy);
      await visitor.click('header button', labels.lightTheme);
      await visitor.expect(isDark, false);
      await visitor.expect(readStored, 'light', site.themeStorageKey);
    },
  },
  {
    title: 'if storage is blocked, the theme and the quiz still work',
    run: async (visitor) => {
      visitor.proxy.settings.storage = 'refused';
      await visitor.open(PATHS.home);
      await visitor.click('header button', labels.darkTheme);
      await visitor.expect(isDark, true);
      await visitor.click('header a', labels.quiz);
      await visitor.expect(readUrl, PATHS.quiz);
      await visitor.expect(isDark, true);
      await visitor.expectVisible('h1');
    },
  },
];
