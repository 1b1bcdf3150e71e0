import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '#server/modules/auth/device.ts';

/** Who asks, as far as it is known without signing in. */
export interface Caller {
  /** Network address; '' where what a proxy says is none. */
  address: string;
  /** Browser and system in words. */
  device: string;
}

/** A signed-in caller, as the audit trail names who did something. */
export interface Actor extends Caller {
  /** Id of the person. */
  actorId: string;
}

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { address: isIP(ip) ? ip : '', device: deviceOf(headers['user-agent']) };
}

/**
 * What an address is counted by: of IPv6 the first half, since whoever has one address there has
 * all the others of that half, too.
 */
export function networkOf(address: string): string {
  const ipv4 = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (ipv4 || isIP(address) !== 6) return ipv4 ?? address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const tailGroups = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailGroups.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tailGroups];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
