/** Who is calling, as far as the network can tell. Used for rate limits, never logged or stored. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export type ServerEnv = { Bindings: Partial<HttpBindings> };

/** What there is to know of a caller; routes with variables of their own have it too. */
export type Caller = Pick<Context<ServerEnv>, 'req' | 'env'>;

/** The connection's address, or the X-Forwarded-For entry that the outermost believed proxy wrote. */
export function clientAddress(c: Caller, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || direct;
}

/** One household or server has a whole IPv6 /64 to itself, so it counts as one caller. */
export function addressBlock(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

/** A caller on the same machine or network, and not a proxy that passes on somebody else's request. */
export function isInternal(c: Context<ServerEnv>): boolean {
  const direct = (c.env?.incoming?.socket?.remoteAddress ?? '').replace(/^::ffff:/, '');
  return PRIVATE.test(direct) && !c.req.header('x-forwarded-for') && !c.req.header('forwarded');
}
