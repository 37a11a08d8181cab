import { expect, test } from 'vitest';
import { type BookingSetting, findBookingFault, provider, webhookOf } from './adapters.ts';

test.each<[fault: RegExp | undefined, setting: object]>([
  [undefined, { provider: 'cal', link: 'acme/ai-consultation' }],
  [undefined, { provider: 'cal', link: 'acme/ai-consultation', origin: 'https://cal.acme.test' }],
  [undefined, { provider: 'link', url: 'https://calendly.com/acme/intro' }],
  [/names the provider "zoom".*'cal' or provider: 'link'/, { provider: 'zoom' }],
  [/names the provider "undefined"/, {}],
  [/no link.*account\/ai-consultation/, { provider: 'cal', link: '' }],
  [/without the address/, { provider: 'cal', link: 'https://cal.com/acme/ai-consultation' }],
  [/not an account and an event/, { provider: 'cal', link: 'acme' }],
  [/write link: 'acme\/ai-consultation'/, { provider: 'cal', link: 'acme/intro' }],
  [/https address without a path/, { provider: 'cal', link: 'a/ai-consultation', origin: 'cal.acme.test' }],
  [/no url.*https:\/\//, { provider: 'link' }],
  [/not an address/, { provider: 'link', url: 'calendly.com/acme' }],
  [/url: 'https:\/\/calendly\.com\/acme'/, { provider: 'link', url: 'http://calendly.com/acme' }],
])('the fault %s is found in %j', (fault, value) => {
  const setting = value as BookingSetting;
  const found = findBookingFault(setting);
  if (fault) expect(found).toMatch(fault);
  else expect(found).toBeUndefined();
  expect(provider(setting).page).toEqual(setting.provider === 'link' ? setting.url : expect.any(String));
});

test('an unknown address opens a new tab, and carries the campaign only', () => {
  const facts = provider({ provider: 'link', url: 'https://calls.acme.test/intro?team=1' });
  expect(facts).toMatchObject({ name: 'calls.acme.test', opensInDialog: false, fields: {} });
  expect(facts.origins).toEqual({ scripts: [], frames: [], forms: ['https://calls.acme.test'] });
  expect(facts.visitField('utm_campaign')).toBe('utm_campaign');
  expect(facts.visitField('first_page')).toBeUndefined();
});

test.each([
  ['https://meet.acme.test/x', 'https://meet.acme.test/x'],
  ['integrations:google:meet', 'https://metadata.test/x'],
])(
  'a link in the metadata, which visitors can write, is used only if the location %s has none',
  (location, link) => {
    const { read } = webhookOf({ provider: 'cal', link: 'acme/ai-consultation' });
    const metadata = { videoCallUrl: 'https://metadata.test/x' };
    const message = { triggerEvent: 'BOOKING_CREATED', payload: { uid: 'x', location, metadata } };
    expect(read(message)).toMatchObject({ link });
  },
);
