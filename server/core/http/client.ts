import { isIP } from 'node:net';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The client of a request. */
export interface Client {
  /** Network address; '' if a proxy forwarded an invalid one. */
  address: string;
  /** Browser and system, such as 'Chrome on Android'. */
  device: string;
}

/** A client and its signed-in user. */
export interface Actor extends Client {
  /** Id of the user. */
  actorId: string;
}

const MAX_USER_AGENT_LENGTH = 500;

export function clientOf({ ip, headers }: FastifyRequest): Client {
  return { address: isIP(ip) ? ip : '', device: deviceOf(headers['user-agent']) };
}

export function deviceOf(userAgent = ''): string {
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH) || '-');
  const browserName = browser.name?.replace('Microsoft ', '').replace(' for Android', '');
  // 'iPhone' is more specific than 'iOS'.
  const system = os.name === 'iOS' ? platform.model : os.name;
  return [browserName, system].filter(Boolean).join(' on ') || 'Unknown device';
}

/** The IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/**
 * The IPv4 address, or the /64, /56 and /48 prefixes of an IPv6 address: providers give each
 * subscriber one of these sizes.
 */
export function networksOf(address: string): readonly [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [parsed.toString()];
  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.parts;
  const prefix = (...groups: number[]) => groups.map((group) => group.toString(16)).join(':');
  return [
    prefix(first, second, third, fourth),
    `${prefix(first, second, third, fourth & 0xff00)}/56`,
    `${prefix(first, second, third)}/48`,
  ];
}

export function isLoopback(address: string): boolean {
  return rangeOf(address) === 'loopback';
}

/** Whether an address is in the server's own network, so that it may be a proxy's. */
export function isLocal(address: string): boolean {
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(rangeOf(address));
}

function rangeOf(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : 'invalid';
}
