/** Headers of every desk response: no framing, no caching, no indexing, no third-party script. */
import { site } from '#content/site.ts';
import { themeScript } from '#domain/theme-script.ts';
import { inlineScriptHash, transportHeaders } from '#server/http/security-headers.ts';
import type { Protection } from '#server/http/static-site.ts';

const POLICY = [
  "default-src 'none'",
  `script-src 'self' '${inlineScriptHash(themeScript(site.themeStorageKey, { followSystem: true }))}'`,
  "style-src 'self'",
  // The logo is inside the style sheet.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export const deskHeaders = (isTls: boolean): Record<string, string> => ({
  'content-security-policy': POLICY,
  ...transportHeaders(isTls),
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  // Not `no-referrer`: browsers would then hide the origin of a form, which we check.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Headers for the files of the desk app. */
export const deskProtection: Protection = {
  document: { plain: deskHeaders(false), tls: deskHeaders(true) },
  asset: {
    plain: { ...transportHeaders(false), 'x-robots-tag': 'noindex' },
    tls: { ...transportHeaders(true), 'x-robots-tag': 'noindex' },
  },
};
