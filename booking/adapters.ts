/** All adapters. Builds for the browser replace this file with the one adapter that content/site.ts names. */
import type { BookingDialog, Provider, Webhook } from './adapter.ts';
import * as cal from './cal.ts';
import * as link from './link.ts';

export const ADAPTERS = { cal, link };

export type BookingSetting = Parameters<(typeof ADAPTERS)[keyof typeof ADAPTERS]['provider']>[0];

const adapterOf = <Setting extends BookingSetting>({ provider: name }: Setting) => ADAPTERS[name] ?? cal;

export const provider = (setting: BookingSetting): Provider => adapterOf(setting).provider(setting as never);

export const showBooking = (setting: BookingSetting, address: URL, dialog: BookingDialog): Promise<boolean> =>
  adapterOf(setting).showBooking(setting as never, address, dialog);

export const webhookOf = (setting: BookingSetting): Webhook => adapterOf(setting).webhook;

/** Names the fault of the setting, and what to write instead. The setting may be of any shape. */
export function findBookingFault(setting: BookingSetting): string | undefined {
  const names = Object.keys(ADAPTERS);
  if (!setting) return `is missing. Write booking: { provider: 'link', url: 'https://…' }`;
  if (!names.includes(setting.provider))
    return `names the provider "${setting.provider}". Write ${names.map((name) => `provider: '${name}'`).join(' or ')}`;
  return adapterOf(setting).findSettingFault(setting as never);
}
