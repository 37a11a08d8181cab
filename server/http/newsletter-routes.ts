/** Pages behind the links of newsletter mails. Opening a page changes nothing; its button sends a POST. */
import { type Context, Hono } from 'hono';
import { newsletterForm } from '#domain/forms/newsletter.ts';
import {
  NEWSLETTER_PATHS,
  type NewsletterPurpose,
  newsletterPath,
} from '#server/core/subscribers/newsletter-links.ts';
import { confirmSubscriber, removeSubscriber } from '#server/core/subscribers/subscriptions.ts';
import type { Runtime } from '#server/runtime.ts';
import { languageOf, wordsFor } from '#server/words.ts';
import type { ServerEnv } from './client-address.ts';
import type { RenderPage } from './plain-page.tsx';
import { createTimeBudget } from './time-budget.ts';

const STATUSES = { confirmed: 200, unsubscribed: 200, expired: 410, unavailable: 503 } as const;

export function newsletterRoutes(runtime: Runtime, renderPage: RenderPage) {
  const { store, tokens, clock, log, announce, worker } = runtime;
  const app = new Hono<ServerEnv>();
  const deliveries = runtime.deliveriesFor(newsletterForm.doubleOptIn.deliveries);

  /** Each returns the page to show. */
  const changes: Readonly<Record<NewsletterPurpose, (id: string) => Promise<keyof typeof STATUSES>>> = {
    async confirm(id) {
      if (!(await confirmSubscriber(store.db, { id, now: clock(), deliveries, announce }))) return 'expired';
      worker.wake();
      return 'confirmed';
    },
    async unsubscribe(id) {
      await removeSubscriber(store.db, { id, now: clock(), announce });
      worker.wake();
      return 'unsubscribed';
    },
  };

  const showPage = (c: Context, name: keyof typeof STATUSES) => {
    const words = wordsFor(c);
    return c.html(renderPage(words.newsletterPages[name], words), STATUSES[name]);
  };

  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    app.get(NEWSLETTER_PATHS[purpose], (c) => {
      const token = c.req.query('token') ?? '';
      if (!tokens.verify(purpose, token, clock())) return showPage(c, 'expired');
      const words = wordsFor(c);
      const { action: label, ...copy } = words.newsletterPages[purpose];
      const action = newsletterPath(purpose, token, languageOf(c).code);
      return c.html(renderPage({ ...copy, post: { label, action } }, words));
    });
    // To unsubscribe, mail programs call this without cookies, Origin header or form fields (RFC 8058).
    app.post(NEWSLETTER_PATHS[purpose], async (c) => {
      const id = tokens.verify(purpose, c.req.query('token') ?? '', clock());
      if (!id) return showPage(c, 'expired');
      try {
        return showPage(c, await createTimeBudget()(changes[purpose](id)));
      } catch (error) {
        log.error({ reason: (error as Error).message, purpose }, 'newsletter request failed');
        return showPage(c, 'unavailable');
      }
    });
  }
  return app;
}
