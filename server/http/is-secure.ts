/** True if a request came over TLS, according to the public origin or a trusted proxy. */
import type { Caller } from './client-address.ts';

type SecureSettings = Readonly<{ publicOrigin: string; trustProxy: number }>;

export function createIsSecure({ publicOrigin, trustProxy }: SecureSettings) {
  const secureHost = publicOrigin.startsWith('https:') ? new URL(publicOrigin).host : undefined;
  return (c: Caller): boolean =>
    (secureHost !== undefined && c.req.header('host') === secureHost) ||
    (trustProxy > 0 && c.req.header('x-forwarded-proto') === 'https');
}
