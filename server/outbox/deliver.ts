/** What each kind of delivery does. */
import { agents } from '#content/agents.ts';
import { deckMail, newsletterConfirmMail, newsletterWelcomeMail, quizReportMail } from '#content/mails.ts';
import { because } from '#content/quiz-results.ts';
import { site } from '#content/site.ts';
import { PATHS } from '#domain/paths.ts';
import { leadBody } from '#server/leads/lead-body.ts';
import { recommendationsFor } from '#server/leads/quiz-report.ts';
import type { MailTransport, Message } from '#server/mail/mail-transport.ts';
import { operatorParts } from '#server/mail/operator-mail.ts';
import { type MailParts, renderMail } from '#server/mail/render-mail.ts';
import { confirmLink, oneClickHeaders, unsubscribeLink } from '#server/newsletter/links.ts';
import { subscriberOf } from '#server/newsletter/subscribers.ts';
import type { Tokens } from '#server/newsletter/tokens.ts';
import type { Store } from '#server/store/open-store.ts';
import type { Delivery, DeliveryKind, Lead } from '#server/store/schema.ts';
import { type ForwardTarget, forward } from './forward.ts';
import { type Deliver, DeliveryError } from './worker.ts';

type DeliverDeps = Readonly<{
  store: Store;
  mail: MailTransport;
  tokens: Tokens;
  clock: () => number;
  publicOrigin: string;
  operatorEmail: string | undefined;
  deckForward: ForwardTarget | undefined;
  /** The deck as the site serves it; rejects when it is missing. */
  deckPdf(): Promise<Buffer>;
}>;

type Job = Readonly<{ delivery: Delivery; lead: Lead; signal: AbortSignal }>;
type Handler = (job: Job) => Promise<{ note?: string; skip?: boolean } | undefined>;

const bookingHref = `${site.booking.origin}/${site.booking.link}`;

export function createDeliver(deps: DeliverDeps): Deliver {
  const { store, mail, tokens, clock, publicOrigin } = deps;

  const send = async (
    { id }: Delivery,
    message: Pick<Message, 'to' | 'subject' | 'replyTo' | 'headers' | 'attachments'>,
    parts: MailParts,
  ) => {
    await mail.send({ id, ...message, ...renderMail(parts, publicOrigin) });
    return undefined;
  };

  const handlers: Readonly<Record<DeliveryKind, Handler>> = {
    'deck-mail': async ({ delivery, lead }) => {
      const content = await deps.deckPdf().catch(() => {
        throw new DeliveryError(`the deck ${site.deck.fileName} is not part of the built site`);
      });
      const { subject, action = '', terms, ...parts } = deckMail;
      const attachments = [{ filename: site.deck.fileName, content, contentType: 'application/pdf' }];
      return send(
        delivery,
        { to: lead.email, subject, attachments },
        { ...parts, action: { label: action, href: bookingHref, terms } },
      );
    },
    'operator-mail': async ({ delivery, lead }) => {
      const to = deps.operatorEmail;
      if (!to) throw new DeliveryError('OPERATOR_EMAIL is not set');
      const { subject, ...parts } = operatorParts(lead);
      return send(delivery, { to, subject, replyTo: lead.email }, parts);
    },
    forward: async ({ lead, signal }) => {
      if (!deps.deckForward) throw new DeliveryError('DECK_FORWARD_URL is not set');
      await forward({ target: deps.deckForward, id: lead.id, body: leadBody(lead), now: clock(), signal });
      return undefined;
    },
    'newsletter-confirm': async ({ delivery, lead }) => {
      const subscriber = await subscriberOf(store.db, lead.person);
      if (subscriber?.state !== 'pending')
        return { skip: true, note: 'no longer waiting for a confirmation' };
      const { subject, action = '', terms, ...parts } = newsletterConfirmMail;
      const href = confirmLink(publicOrigin, tokens.sign('confirm', subscriber.id, clock()));
      const leave = unsubscribeLink(publicOrigin, tokens.sign('unsubscribe', subscriber.id, clock()));
      return send(
        delivery,
        { to: subscriber.email, subject, headers: oneClickHeaders(leave) },
        { ...parts, action: { label: action, href, terms }, unsubscribe: leave },
      );
    },
    'newsletter-welcome': async ({ delivery, lead }) => {
      const subscriber = await subscriberOf(store.db, lead.person);
      if (subscriber?.state !== 'confirmed') return { skip: true, note: 'no longer subscribed' };
      const { subject, action = '', terms, ...parts } = newsletterWelcomeMail;
      const leave = unsubscribeLink(publicOrigin, tokens.sign('unsubscribe', subscriber.id, clock()));
      return send(
        delivery,
        { to: subscriber.email, subject, headers: oneClickHeaders(leave) },
        { ...parts, action: { label: action, href: publicOrigin + PATHS.quiz, terms }, unsubscribe: leave },
      );
    },
    'quiz-report': async ({ delivery, lead }) => {
      const { subject, action = '', terms, ...parts } = quizReportMail;
      const cards = recommendationsFor(lead).map((recommendation) => {
        const { title, description, benefits } = agents[recommendation.agent];
        return { title, text: description, points: benefits, why: because(recommendation) };
      });
      return send(
        delivery,
        { to: lead.email, subject },
        { ...parts, cards, action: { label: action, href: bookingHref, terms } },
      );
    },
  };

  return async (delivery, signal) => {
    const lead = await store.db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', delivery.lead_id)
      .executeTakeFirst();
    if (!lead) return { skip: true, note: 'the lead was erased' };
    return handlers[delivery.kind]({ delivery, lead, signal });
  };
}
