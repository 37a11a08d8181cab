import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_BOOKING_LINK, site } from '#content/site.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { readEnv } from '#server/settings.ts';
import { temporaryFolder } from '#server/testing/stores.ts';
import { findSamples } from './find-samples.ts';
import { sampleAssets } from './sample-assets.ts';

const readySettings = () => {
  const siteDir = temporaryFolder('ready');
  writeFileSync(join(siteDir, site.deck.fileName), 'pdf');
  return readEnv({
    SITE_DIR: siteDir,
    SMTP_URL: 'smtps://user:pass@mail.acme.com',
    OPERATOR_EMAIL: 'owner@acme.com',
    MAIL_FROM: 'Acme <hello@acme.com>',
    PUBLIC_ORIGIN: 'https://acme.com',
    RETENTION_DAYS: '730',
  });
};
const ownSite: SiteSettings = {
  ...site,
  sampleContent: false,
  origin: 'https://acme.com',
  email: 'hello@acme.com',
  tagline: 'Bread that rises',
  phone: '+44 20 7123 4567',
  booking: { provider: 'cal', link: 'acme/ai-consultation' },
  social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/acme' }],
};

test('a site with the operator’s own content has no findings', () => {
  const findings = findSamples(ownSite, readySettings(), {
    'content/faq.ts': { faq: [{ question: 'Why?' }] },
  });
  expect(findings.filter(({ level }) => level !== 'fine to keep')).toEqual([]);
});

test.runIf(site.sampleContent)(
  'the country of the sample is found, unless the phone number is from there',
  () => {
    const messagesFor = (phone: string) =>
      findSamples({ ...ownSite, phone }, readySettings(), {}).map(({ what }) => what);
    const message = 'country in legal.json is the sample’s: United Kingdom';
    expect(messagesFor('+33 4 78 12 34 56')).toContain(message);
    expect(messagesFor(ownSite.phone)).not.toContain(message);
  },
);

test('samples are found in any content file', () => {
  const modules = {
    'content/testimonials.ts': { testimonials: [{ id: 1, name: 'Dana Whitfield', sample: true }] },
  };
  expect(findSamples(ownSite, readySettings(), modules)).toContainEqual({
    level: 'must',
    where: 'content/testimonials.ts',
    what: 'testimonials[0]: Dana Whitfield, 1',
  });
});

test('the shipped site lists every sample and every missing setting', () => {
  const sample: SiteSettings = { ...site, booking: { provider: 'cal', link: SAMPLE_BOOKING_LINK } };
  const messages = findSamples(sample, readEnv({ SITE_DIR: temporaryFolder('empty') }), {})
    .map((finding) => finding.what)
    .join('\n');
  for (const part of [
    ...(site.sampleContent
      ? [
          'origin',
          'email',
          'phone',
          'tagline',
          'operator.register',
          'operator.vatId',
          'booking is the sample',
          'social',
          'MAIL_FROM',
          'PUBLIC_ORIGIN',
        ]
      : []),
    'SMTP_URL',
    'OPERATOR_EMAIL',
    'RETENTION_DAYS',
    'deck',
  ]) {
    expect(messages).toContain(part);
  }
});

test('logo, portraits and film are recognized by their content, wherever they are used', () => {
  const foundFiles = sampleAssets(() => true).map(({ where }) => where);
  expect(foundFiles.includes('content/logo/mark.svg')).toBe(site.sampleContent);
  expect(sampleAssets(() => false)).toEqual([]);
});
