import { labels } from '#content/labels.ts';
import { headerLinks } from '#content/navigation.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { HEADER_SHADOW_AFTER_PX } from '#domain/timing.ts';
import { labelTo } from '../../label-to.ts';
import type { Journey } from '../journey.ts';
import { PHONE, type Visitor } from '../visitor.ts';

const scrollTo = (visitor: Visitor, top: number) =>
  visitor.read((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const shadow = (visitor: Visitor) =>
  visitor.read(() => {
    const header = document.querySelector('header');
    return (
      header !== null &&
      getComputedStyle(header)
        .boxShadow.replaceAll(/rgba\(0, 0, 0, 0\)[^,]*,?/g, '')
        .trim() !== 'none'
    );
  });
/** Rests below the header with its top on the screen. */
const arrived = (visitor: Visitor, id: string) => () =>
  visitor.read((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= header - 1 && top < innerHeight / 2;
  }, id);
const address = (visitor: Visitor) => () => visitor.read(() => location.pathname + location.hash);
const isDark = (visitor: Visitor) => () =>
  visitor.read(() => document.documentElement.classList.contains('dark'));

const [firstLink] = headerLinks;

export const shellJourneys: Journey[] = [
  {
    title: 'the header stays on top, and gains a shadow when the page has moved more than 50 px',
    tags: ['@1.24', '@2.20'],
    walk: async (visitor) => {
      await visitor.open(PATHS.home);
      const flat = await shadow(visitor);
      await scrollTo(visitor, HEADER_SHADOW_AFTER_PX);
      await visitor.until(() => shadow(visitor), flat);
      await scrollTo(visitor, HEADER_SHADOW_AFTER_PX + 10);
      await visitor.until(
        () => visitor.read(() => document.querySelector('header')?.hasAttribute('data-raised')),
        true,
      );
      await visitor.until(
        () => visitor.read(() => document.querySelector('header')?.getBoundingClientRect().top),
        0,
      );
    },
  },
  {
    title: 'a link to a section arrives there and says so in the address',
    tags: ['@2.25', '@2.26'],
    walk: async (visitor) => {
      await visitor.open(PATHS.home);
      await visitor.presses('header nav a', labelTo('/#industries'));
      await visitor.until(address(visitor), '/#industries');
      await visitor.until(arrived(visitor, 'industries'), true);
      await visitor.open(PATHS.socialOs);
      await visitor.presses('header nav a', labelTo('/#success-stories'));
      await visitor.until(address(visitor), '/#success-stories');
      await visitor.until(arrived(visitor, 'success-stories'), true);
    },
  },
  {
    title: 'the menu of a small screen opens, holds every link and closes with a choice',
    tags: ['@2.21', '@2.22', '@4.5'],
    walk: async (visitor) => {
      await visitor.open(PATHS.home, PHONE);
      await visitor.presses('button', labels.openMenu);
      for (const { label } of headerLinks) await visitor.sees(['#mobile-menu a', label]);
      await visitor.presses('#mobile-menu a', firstLink?.label);
      await visitor.missing(['#mobile-menu']);
      await visitor.until(arrived(visitor, 'services'), true);
      await visitor.presses('button', labels.openMenu);
      await visitor.strikes('Escape');
      await visitor.missing(['#mobile-menu']);
    },
  },
  {
    title: 'the theme follows its button and is remembered',
    tags: ['@4.3'],
    walk: async (visitor) => {
      await visitor.open(PATHS.privacy);
      const stored = () => visitor.read((key) => localStorage.getItem(key), site.themeStorageKey);
      await visitor.presses('header button', labels.darkTheme);
      await visitor.until(isDark(visitor), true);
      await visitor.until(stored, 'dark');
      await visitor.open(PATHS.quiz);
      await visitor.until(isDark(visitor), true);
      await visitor.open(PATHS.privacy);
      await visitor.presses('header button', labels.lightTheme);
      await visitor.until(isDark(visitor), false);
      await visitor.until(stored, 'light');
    },
  },
  {
    title: 'where storage is refused, the theme and the quiz still work',
    walk: async (visitor) => {
      visitor.stage.settings.storage = 'refused';
      await visitor.open(PATHS.home);
      await visitor.presses('header button', labels.darkTheme);
      await visitor.until(isDark(visitor), true);
      await visitor.presses('header a', labels.quiz);
      // Nothing can carry the theme to another page.
      await visitor.until(address(visitor), PATHS.quiz);
      await visitor.until(isDark(visitor), false);
      await visitor.sees(['h1']);
    },
  },
];
