/** A booking that the provider announced in the visitor's browser, sent by our page. */
import * as v from 'valibot';
import type { BookingMessage } from '#booking/adapter.ts';
import { emailText, lineOfText, optionalField } from '#booking/message-fields.ts';

const ReportSchema = v.object({
  uid: v.pipe(v.string(), v.regex(/^[\w-]{1,90}$/)),
  name: optionalField(lineOfText(200)),
  email: v.fallback(v.optional(emailText(), ''), ''),
  note: optionalField(lineOfText(500)),
  visit: v.fallback(v.record(v.string(), lineOfText(500)), {}),
});

/** `email` and `name` are those that the page prefilled. Without them, only the reference may tell who booked. */
export function readPageReport(data: unknown, now: number): BookingMessage | { fault: 'unknownMessage' } {
  const { success, output } = v.safeParse(ReportSchema, data);
  if (!success) return { fault: 'unknownMessage' };
  const { uid, name, email, note, visit } = output;
  return {
    change: 'created',
    trigger: 'page',
    uid,
    changedAt: now,
    note,
    attendees: email ? [{ email, name }] : [],
    visit,
    hasOnePerson: true,
    isFromPage: true,
  };
}
