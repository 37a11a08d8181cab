import { describe, expect, test } from 'vitest';
import { booking } from '#content/booking.ts';
import { site } from '#content/site.ts';
import { createSiteHeaders, siteHeaders } from './security-headers.ts';

const policyOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    headers['content-security-policy']!.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('security headers', () => {
  test('scripts may come only from own files, the booking widget and the hashed inline script', () => {
    const policy = policyOf(siteHeaders.plain.document);
    expect(policy['script-src']).toEqual([
      "'self'",
      ...booking.origins.scripts,
      expect.stringMatching(/^'sha256-[\w+/]+=*'$/),
    ]);
    expect(policy['frame-src']).toEqual(["'self'", ...booking.origins.frames]);
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
      'form-action': ["'self'", ...booking.origins.forms],
    });
    expect(siteHeaders.plain.document).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  test('a hosted player and an external workflow host are allowed by their origins', () => {
    const external = {
      ...site,
      video: { landing: 'https://player.acme.test/v/1?autoplay=1', socialOs: 'https://player.acme.test/v/2' },
      deck: { ...site.deck, webhookHost: 'https://flow.acme.test' },
    };
    const policy = policyOf(createSiteHeaders(external, false).document);
    expect(policy['frame-src']).toContain('https://player.acme.test');
    expect(policy['connect-src']).toEqual(["'self'", 'https://flow.acme.test']);
  });

  test('upgrade-insecure-requests is sent behind TLS only', () => {
    expect(policyOf(siteHeaders.plain.document)).not.toHaveProperty('upgrade-insecure-requests');
    expect(policyOf(siteHeaders.tls.document)).toHaveProperty('upgrade-insecure-requests');
  });
});
