/** Security headers such as the CSP, built from the operator's settings, for the server and for static hosts. */
import { hash } from 'node:crypto';
import { provider } from '#booking/adapters.ts';
import { site } from '#content/site.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { SPECULATION_RULES_PATH } from '#domain/paths.ts';
import { themeScript } from '#domain/theme-script.ts';

type HeaderMap = Readonly<Record<string, string>>;
/** Headers of documents, and of files that a browser never opens as one. */
export type HeaderSet = Readonly<{ document: HeaderMap; asset: HeaderMap }>;
/** On plain http, HSTS and upgrade-insecure-requests would break the site. */
export type HeaderSets = Readonly<{ plain: HeaderSet; tls: HeaderSet }>;

export const inlineScriptSource = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;

export const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

export const transportHeaders = (isTls: boolean): HeaderMap => ({
  'x-content-type-options': 'nosniff',
  ...(isTls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

const hostedOrigins = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
];

type HeaderSettings = Pick<SiteSettings, 'booking' | 'themeStorageKey'> & {
  video: Readonly<Record<string, string>>;
  deck: Readonly<{ webhookHost: string }>;
};

function contentSecurityPolicy(settings: HeaderSettings, isTls: boolean): string {
  const { scripts, frames, forms } = provider(settings.booking).origins;
  const workflowHost = hostedOrigins([settings.deck.webhookHost]);
  // Leave out directives that equal `default-src`: longer headers delay the first packets of the page.
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, inlineScriptSource(themeScript(settings.themeStorageKey))],
    // Booking widgets inject styles without a nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    ...(workflowHost.length > 0 && { 'connect-src': ["'self'", ...workflowHost] }),
    'frame-src': ["'self'", ...frames, ...hostedOrigins(Object.values(settings.video))],
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

export const createSiteHeaders = (settings: HeaderSettings, isTls: boolean): HeaderSet => ({
  document: {
    'content-security-policy': contentSecurityPolicy(settings, isTls),
    ...transportHeaders(isTls),
    // The newsletter form without scripting needs Origin, which stricter policies replace with "null".
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    // Booking pages in a new tab keep working; other windows get no access to ours.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'SAMEORIGIN',
    'speculation-rules': `"${SPECULATION_RULES_PATH}"`,
  },
  asset: transportHeaders(isTls),
});

export const siteHeaders: HeaderSets = {
  plain: createSiteHeaders(site, false),
  tls: createSiteHeaders(site, true),
};
