import type { Provider, Webhook } from '#booking/adapter.ts';
import { type BookingSetting, provider, webhookOf } from '#booking/adapters.ts';
import { site } from '#content/site.ts';

export type SiteProvider = Readonly<{ provider: Provider; webhook: Webhook }>;

export const providerFor = (setting: BookingSetting): SiteProvider => ({
  provider: provider(setting),
  webhook: webhookOf(setting),
});

/** The provider that content/site.ts names, with the reader of its messages. */
export const siteProvider = providerFor(site.booking);
