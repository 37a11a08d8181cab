import { problems } from '#content/forms/lead-forms.ts';
import { newsletter } from '#content/shell/newsletter.ts';
import { site } from '#content/site.ts';
import { deckRequest, socialHero } from '#content/social-os/social-os.ts';
import { PATHS } from '#domain/paths.ts';
import { type Journey, PHONE, type Visitor } from '../visitor.ts';

const WEBHOOK = `/webhook/${site.deck.webhookId}`;
const PERSON = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@analytical.example',
  company: 'Engines',
  phone: '',
};

async function openDeckForm(visitor: Visitor): Promise<void> {
  await visitor.click('main a, main button', socialHero.download);
  await visitor.expectVisible('dialog[open] form');
}

async function fillInForm(visitor: Visitor): Promise<void> {
  for (const [name, value] of Object.entries(PERSON)) {
    if (!value) continue;
    await visitor.click(`dialog [name="${name}"]`);
    await visitor.type(value);
  }
}

const toastWith = (words: string) =>
  ['[role="region"] li, [role="region"] [role="status"], [role="region"] [role="alert"]', words] as const;

export const formJourneys: Journey[] = [
  {
    title:
      'deck form: shows errors under the fields, then sends the typed values and shows a thank-you message',
    needs: ['deck'],
    run: async (visitor) => {
      await visitor.open(PATHS.socialOs);
      await openDeckForm(visitor);
      await visitor.click('dialog button[type="submit"]');
      for (const message of [problems.firstName, problems.lastName, problems.email, problems.company])
        await visitor.expectVisible('dialog p', message);
      await visitor.expect(() => document.activeElement?.getAttribute('name'), 'firstName');
      await fillInForm(visitor);
      await visitor.expectMissing('dialog [aria-invalid]');
      await visitor.skipTime(5000);
      await visitor.click('dialog button[type="submit"]');
      await visitor.expectMissing('dialog');
      await visitor.expectVisible(...toastWith(deckRequest.sent));
      const [deckRequestSent] = visitor.proxy.postedRequests.filter(({ path }) => path === WEBHOOK);
      await visitor.waitFor(async () => JSON.parse(deckRequestSent?.body ?? '{}'), PERSON);
    },
  },
  {
    title: 'deck form: shows an error if the request fails, and the form is empty when it is opened again',
    needs: ['deck'],
    expectedProblems: /The deck request failed|500/,
    run: async (visitor) => {
      visitor.proxy.statusOverrides.set(WEBHOOK, 500);
      await visitor.open(PATHS.socialOs, PHONE);
      await openDeckForm(visitor);
      await fillInForm(visitor);
      await visitor.click('dialog button[type="submit"]');
      await visitor.expectMissing('dialog');
      await visitor.expectVisible(...toastWith(deckRequest.failed(site.email)));
      await openDeckForm(visitor);
      await visitor.expect(
        () =>
          [...document.querySelectorAll<HTMLInputElement>('dialog input')].map(({ value }) => value).join(''),
        '',
      );
    },
  },
  {
    title: 'newsletter: an invalid address is rejected, a valid one is accepted',
    needs: ['newsletter'],
    run: async (visitor) => {
      await visitor.open(PATHS.home);
      await visitor.scrollToSection('footer input[type="email"]');
      await visitor.click('footer input[type="email"]');
      await visitor.type('nonsense');
      await visitor.click('footer button', newsletter.button);
      await visitor.expectVisible('footer p', problems.emailFormat);
      await visitor.type('@example.com');
      await visitor.expectMissing('footer p', problems.emailFormat);
      await visitor.skipTime(5000);
      await visitor.click('footer button', newsletter.button);
      await visitor.expectVisible(...toastWith(newsletter.sent));
    },
  },
];
