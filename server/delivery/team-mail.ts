/** Mails to colleagues. They may contain visitors' text. */
import { DESK_PATHS } from '#server/desk/policy.ts';
import { type MailParts, renderMail } from '#server/mail/render-mail.tsx';
import { wordsIn } from '#server/words.ts';
import type { DeliveryTools, OutboxMessageJob } from './kind.ts';

type TeamMail = MailParts & Readonly<{ subject: string }>;

export async function sendTeamMail(
  { delivery, signal }: OutboxMessageJob,
  { mail, publicOrigin }: DeliveryTools,
  to: string,
  { subject, ...parts }: TeamMail,
): Promise<undefined> {
  const body = renderMail(parts, { origin: publicOrigin, words: wordsIn(undefined) });
  await mail.send({ id: delivery.id, to, subject, ...body }, signal);
  return undefined;
}

export const personHref = (publicOrigin: string, id: string): string =>
  `${publicOrigin}${DESK_PATHS.app}/people/${encodeURIComponent(id)}`;
