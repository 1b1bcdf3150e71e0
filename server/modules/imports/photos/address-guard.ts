import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const webPorts: readonly number[] = [80, 443];

/** Azure's host agent, which every virtual machine there reaches at this address. */
const cloudHosts: readonly string[] = ['168.63.129.16'];

/** IPv6 addresses outside it are local, or wrap an IPv4 address. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is on the public internet, in no network of the server or its host. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  // Reads ::ffff:127.0.0.1 as 127.0.0.1.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || cloudHosts.includes(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}

/** Whether the server may fetch a photo from there. */
export function mayConnect(address: string, port: number): boolean {
  return isPublicAddress(address) && webPorts.includes(port);
}
