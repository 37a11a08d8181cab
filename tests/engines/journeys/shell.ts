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
];
