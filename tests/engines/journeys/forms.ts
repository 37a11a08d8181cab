import { problems } from '#content/forms/site-forms.ts';
import { site } from '#content/site.ts';
import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import type { Journey } from '../visitor.ts';

const WEBHOOK = `/webhook/${site.deck.webhookId}`;
const PERSON = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@analytical.example',
  company: 'Engines',
  phone: '',
};

export const formJourneys: Journey[] = [
  {
    title:
      'deck form: shows errors under the fields, then sends the typed values and shows a thank-you message',
    needs: ['deck'],
    run: async (visitor) => {
      await visitor.open(PATHS.socialOs);
      await visitor.click('main a, main button', socialHero.download);
      await visitor.expectVisible('dialog[open] form');
      await visitor.click('dialog button[type="submit"]');
      for (const message of [problems.firstName, problems.lastName, problems.email, problems.company])
        await visitor.expectVisible('dialog p', message);
      await visitor.expect(() => document.activeElement?.getAttribute('name'), 'firstName');
      for (const [name, value] of Object.entries(PERSON)) {
        if (!value) continue;
        await visitor.click(`dialog [name="${name}"]`);
        await visitor.type(value);
      }
      await visitor.expectMissing('dialog [aria-invalid]');
      await visitor.skipTime(5000);
      await visitor.click('dialog button[type="submit"]');
      await visitor.expectMissing('dialog');
      await visitor.expectVisible('[role="region"] [role="status"]', deckRequest.sent);
      const [deckRequestSent] = visitor.proxy.postedRequests.filter(({ path }) => path === WEBHOOK);
      await visitor.waitFor(async () => JSON.parse(deckRequestSent?.body ?? '{}'), PERSON);
    },
  },
];
