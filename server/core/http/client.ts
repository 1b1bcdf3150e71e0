import { isIP } from 'node:net';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { UNKNOWN_DEVICE } from '#contract/endpoints/audit-log.ts';

export interface Client {
  /** Network address; '' if a proxy forwarded an invalid one. */
  address: string;
  /** Browser and system, such as 'Chrome on Android'. */
  device: string;
}

export interface Actor extends Client {
  actorId: string;
}

const MAX_USER_AGENT_LENGTH = 500;

/** Bowser returns the text of the request as the name of a browser that it does not know. */
const browserNames = new Set<string | undefined>(Object.values(Bowser.BROWSER_MAP));
const systemNames = new Set<string | undefined>(Object.values(Bowser.OS_MAP));
/** More specific than 'iOS'. */
const appleModels = new Set<string | undefined>(['iPhone', 'iPad', 'iPod']);

export function clientOf({ ip, headers }: FastifyRequest): Client {
  return { address: isIP(ip) ? ip : '', device: deviceOf(headers['user-agent']) };
}

/** Contains names of a fixed list only, because it is sent in emails. */
export function deviceOf(userAgent = ''): string {
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT_LENGTH) || '-');
  const system = os.name === 'iOS' && appleModels.has(platform.model) ? platform.model : os.name;
  const names = [
    browserNames.has(browser.name) && browser.name,
    (systemNames.has(system) || appleModels.has(system)) && system,
  ].filter(Boolean);
  const device = names.join(' on ') || UNKNOWN_DEVICE;
  return device.replace('Microsoft ', '').replace(' for Android', '');
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

/**
 * The IPv4 address, or the /48 prefix of an IPv6 address, all of which one client may have. Null for
 * a local address, which may be that of a proxy in front of all visitors.
 */
export function largestNetworkOf(address: string): string | null {
  return isLocal(address) ? null : (networksOf(address).at(-1) ?? null);
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
