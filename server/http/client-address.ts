/** IP address and transport of the client. The address is used for rate limits, never logged or stored. */
import { isIP, isIPv4 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** `assistant`: name of the assistant that sends a form through /mcp. No request can set it. */
export type ServerEnv = { Bindings: Partial<HttpBindings> & { assistant?: string } };
export type Caller = Pick<Context<ServerEnv>, 'req' | 'env'>;

/** The connection's address, or the X-Forwarded-For entry of the outermost trusted proxy. */
export function clientAddress(c: Caller, trustedProxies: number): string {
  const hops = trustedProxies === 0 ? [] : (c.req.header('x-forwarded-for') ?? '').split(',');
  const address = withoutPort(hops.at(-trustedProxies)?.trim() ?? '');
  return isIP(address) ? address : (c.env?.incoming?.socket?.remoteAddress ?? 'unknown');
}

/** Some proxies add the port: `192.0.2.1:443`, `[2001:db8::1]:443`. Remove it, so that all ports are one caller. */
function withoutPort(hop: string): string {
  if (isIP(hop)) return hop;
  const [, bracketed] = /^"?\[([^\]]+)\](?::\d+)?"?$/.exec(hop) ?? [];
  return bracketed ?? hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** An IPv6 /64 belongs to one household or server, so it counts as one caller. */
export function addressBlock(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** The IPv6 /48 that a block belongs to: a provider gives it to one customer. Undefined for IPv4. */
export const addressSite = (block: string): string | undefined =>
  /^[\da-f]+(?::[\da-f]+){3}$/.test(block) ? block.split(':').slice(0, 3).join(':') : undefined;

export const networkOf = (block: string): string => addressSite(block) ?? block.replace(/\.\d+$/, '');

/** True for a caller on this machine. Not meaningful behind a proxy on this machine. */
export function isLoopback(c: Caller): boolean {
  const socketAddress = c.env?.incoming?.socket?.remoteAddress ?? '';
  return ipaddr.isValid(socketAddress) && ipaddr.process(socketAddress).range() === 'loopback';
}

/** True if a request came over TLS, according to the public origin or a trusted proxy. */
export function isSecure(
  c: Caller,
  { publicOrigin, trustProxy }: Readonly<{ publicOrigin: string; trustProxy: number }>,
): boolean {
  if (trustProxy > 0 && c.req.header('x-forwarded-proto') === 'https') return true;
  return publicOrigin === `https://${c.req.header('host')}`;
}
