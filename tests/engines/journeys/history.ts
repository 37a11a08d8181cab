import { socialHero } from '#content/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { labelTo } from '../../label-to.ts';
import type { Journey } from '../journey.ts';

export const historyJourneys: Journey[] = [
  {
    title: 'Back and Forward between pages, and back from another site, find everything alive',
    freshBrowser: true,
    walk: async (visitor) => {
      await visitor.open(PATHS.home);
      await visitor.presses('header nav a', labelTo(PATHS.socialOs));
      const address = () => visitor.read(() => location.pathname);
      await visitor.until(address, PATHS.socialOs);
      await visitor.read(() => history.back());
      await visitor.until(address, PATHS.home);
      await visitor.missing(['#loading-screen']);
      await visitor.read(() => history.forward());
      await visitor.until(address, PATHS.socialOs);
      // The address comes before the page: whoever leaves in between breaks off what it still fetches.
      await visitor.sees(['main a, main button', socialHero.download]);
      // Away to a page that is no part of the site, and back as the browser keeps it.
      await visitor.driver.goto(`${visitor.stage.origin}/robots.txt`);
      await visitor.driver.back();
      await visitor.until(address, PATHS.socialOs);
      await visitor.until(
        () => visitor.read(() => document.documentElement.hasAttribute('data-ready')),
        true,
      );
      await visitor.skip(5000);
      await visitor.presses('main a, main button', socialHero.download);
      await visitor.sees(['dialog[open] form']);
    },
  },
];
