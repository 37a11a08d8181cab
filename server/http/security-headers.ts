/** Security headers such as the CSP, built from the operator's settings, for the server and for static hosts. */
import { createHash } from 'node:crypto';
import { provider } from '#booking/adapters.ts';
import type { SiteSettings } from '#content/site-settings.ts';

type SecurityInput = Readonly<{
  site: Pick<SiteSettings, 'booking'> & {
    video: Readonly<Record<string, string>>;
    deck: Readonly<{ webhookHost: string }>;
  };
  /** `sha256-…` of each inline script of the pages. */
  inlineScriptHashes: readonly string[];
  /** True behind TLS. On plain http, HSTS and upgrade-insecure-requests would break the site. */
  isTls: boolean;
}>;

export const inlineScriptHash = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

const hostedOrigins = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
];

function contentSecurityPolicy({ site, inlineScriptHashes, isTls }: SecurityInput): string {
  const { scripts, frames, forms } = provider(site.booking).origins;
  const workflowHost = hostedOrigins([site.deck.webhookHost]);
  // Leave out directives that equal `default-src`: longer headers delay the first packets of the page.
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...inlineScriptHashes.map((hash) => `'${hash}'`)],
    // Booking widgets inject styles without a nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    ...(workflowHost.length > 0 && { 'connect-src': ["'self'", ...workflowHost] }),
    'frame-src': ["'self'", ...frames, ...hostedOrigins(Object.values(site.video))],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...forms],
    'object-src': ["'none'"],
    ...(isTls && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** For HTML documents and everything that a browser might open as one. */
export function securityHeaders(input: SecurityInput): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(input),
    ...transportHeaders(input.isTls),
    // The newsletter form without scripting needs Origin, which stricter policies replace with "null".
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Booking pages in a new tab keep working; other windows get no access to ours.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'SAMEORIGIN',
  };
}

/** For every response, including files that are never documents. */
export function transportHeaders(isTls: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(isTls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
