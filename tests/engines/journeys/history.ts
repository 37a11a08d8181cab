import { labels } from '#content/shell/labels.ts';
import { socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { headerLinkLabel } from '../../support/header-link-label.ts';
import type { Journey } from '../visitor.ts';

export const historyJourneys: Journey[] = [
  {
    title: 'pages work after Back from another site, and after Back and Forward between pages',
    needs: ['deck', 'b2bSales'],
    run: async (visitor) => {
      await visitor.open(PATHS.socialOs);
      await visitor.driver.goto(`${visitor.proxy.origin}/robots.txt`);
      await visitor.driver.back();
      await visitor.waitForPage(PATHS.socialOs);
      await visitor.click('main a, main button', socialHero.download);
      await visitor.expectVisible('dialog[open] form');
      await visitor.pressKeys('Escape');
      await visitor.click('header nav a', headerLinkLabel(PATHS.b2bSales));
      await visitor.waitForPage(PATHS.b2bSales);
      await visitor.driver.back();
      await visitor.waitForPage(PATHS.socialOs);
      await visitor.driver.forward();
      await visitor.waitForPage(PATHS.b2bSales);
      await visitor.click('header button', labels.darkTheme);
      await visitor.expect(() => document.documentElement.classList.contains('dark'), true);
    },
  },
];
