/** Client address, as far as the network can tell. Used for rate limits, never logged or stored. */
import { isIP, isIPv4 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

export type ServerEnv = { Bindings: Partial<HttpBindings> };
/** The parts of a Hono context that identify a caller. */
export type Caller = Pick<Context<ServerEnv>, 'req' | 'env'>;

/** The connection's address, or the X-Forwarded-For entry that the outermost believed proxy wrote. */
export function clientAddress(c: Caller, trustedProxies: number): string {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const hop = (c.req.header('x-forwarded-for') ?? '').split(',').at(-trustedProxies)?.trim() ?? '';
  const address = withoutPort(hop);
  return isIP(address) ? address : direct;
}

/** Some proxies add the port of the connection: `192.0.2.1:443`, `[2001:db8::1]:443`. It must not make a new caller. */
function withoutPort(hop: string): string {
  if (isIP(hop)) return hop;
  const [, bracketed] = /^"?\[([^\]]+)\](?::\d+)?"?$/.exec(hop) ?? [];
  return bracketed ?? hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** One household or server has a whole IPv6 /64 to itself, so it counts as one caller. */
export function addressBlock(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** A caller on this very machine. Says nothing where a proxy may run beside us and pass on strangers. */
export function isLoopback(c: Caller): boolean {
  const direct = c.env?.incoming?.socket?.remoteAddress ?? '';
  return ipaddr.isValid(direct) && ipaddr.process(direct).range() === 'loopback';
}
