import type { Prefill, Visit } from '#booking/adapter.ts';
import { provider } from '#booking/adapters.ts';
import { site } from './site.ts';

/** The provider that `booking` in site.ts names. */
export const booking = provider(site.booking);

/** Environment variable with the secret of the provider's webhook: its name follows from the path of the webhook. */
export const webhookSecretName = (): string | undefined =>
  booking.webhookPath && `${booking.webhookPath.replace('/hooks/', '').toUpperCase()}_WEBHOOK_SECRET`;

/** URL of the booking page, with what the provider can carry. Mails, deck and print use `booking.page`. */
export function bookingHref(prefill: Prefill = {}, visit: Visit = {}): string {
  const url = new URL(booking.page);
  const set = (field: string | undefined, value: string | undefined) => {
    if (field && value) url.searchParams.set(field, value);
  };
  for (const name of ['name', 'email', 'notes'] as const) set(booking.fields[name], prefill[name]);
  for (const [name, value] of Object.entries(visit)) set(booking.visitField(name), value);
  return url.href;
}
