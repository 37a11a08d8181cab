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

export function newsletterRoutes(runtime: Runtime, renderPage: RenderPage) {
  const { store, tokens, clock, log, announce, wake } = runtime;
  const app = new Hono<ServerEnv>();
  const deliveries = runtime.deliveriesFor(newsletterForm.doubleOptIn.deliveries);

  const showPage = (
    c: Context,
    name: 'confirmed' | 'unsubscribed' | 'expired' | 'unavailable',
    status: 200 | 410 | 503,
  ) => {
    const words = wordsFor(c);
    return c.html(renderPage(words.newsletterPages[name], words), status);
  };

  const showConfirmPage = (purpose: NewsletterPurpose) => (c: Context<ServerEnv>) => {
    const token = c.req.query('token') ?? '';
    if (!tokens.verify(purpose, token, clock())) return showPage(c, 'expired', 410);
    const words = wordsFor(c);
    const { action: label, ...copy } = words.newsletterPages[purpose];
    const action = newsletterPath(purpose, token, languageOf(c).code);
    return c.html(renderPage({ ...copy, post: { label, action } }, words));
  };

  const handlePost =
    (purpose: NewsletterPurpose, change: (c: Context, id: string) => Promise<Response>) =>
    async (c: Context<ServerEnv>) => {
      const id = tokens.verify(purpose, c.req.query('token') ?? '', clock());
      if (!id) return showPage(c, 'expired', 410);
      try {
        return await createTimeBudget()(change(c, id));
      } catch (error) {
        log.error({ reason: (error as Error).message, purpose }, 'newsletter request failed');
        return showPage(c, 'unavailable', 503);
      }
    };

  app.get(NEWSLETTER_PATHS.confirm, showConfirmPage('confirm'));
  app.post(
    NEWSLETTER_PATHS.confirm,
    handlePost('confirm', async (c, id) => {
      if (!(await confirmSubscriber(store.db, { id, now: clock(), deliveries, announce })))
        return showPage(c, 'expired', 410);
      wake();
      return showPage(c, 'confirmed', 200);
    }),
  );
  app.get(NEWSLETTER_PATHS.unsubscribe, showConfirmPage('unsubscribe'));
  // This is also the one-click URL of RFC 8058. Mail programs call it without cookies, Origin header or form fields.
  app.post(
    NEWSLETTER_PATHS.unsubscribe,
    handlePost('unsubscribe', async (c, id) => {
      await removeSubscriber(store.db, { id, now: clock(), announce });
      wake();
      return showPage(c, 'unsubscribed', 200);
    }),
  );
  return app;
}
