import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { CAPABILITIES_META } from '../../contract/capabilities.ts';
import { type ProxyServer, startProxy } from '../support/proxy.ts';

const Listings = z.object({ data: z.array(z.record(z.string(), z.unknown())) });
const extensionFields = ['imageDetails', 'coordinates', 'version'];

/** Starts a proxy that reduces a server's API to the specification, which returns whole lists. */
export async function serveWholeList(target: string): Promise<ProxyServer> {
  const response = await fetch(`${target}/api/properties`);
  const { data } = Listings.parse(await response.json());
  const list = Buffer.from(JSON.stringify({ data: data.map(asSpecified) }));
  const compressed = await compress(list);
  const [size, sent] = [list, compressed].map(({ length }) => (length / 1e6).toFixed(2));
  console.log(`Whole list of ${data.length} listings: ${size} MB, ${sent} MB compressed.`);

  return startProxy(target, (incoming, outgoing) => {
    const { url = '/', headers } = incoming;
    if (headers.accept?.includes('text/html')) void sendPage(new URL(url, target), outgoing);
    else if (/^\/api\/properties(\?|$)/.test(url)) {
      send(outgoing, 'application/json', compressed);
    } else return false;
    return true;
  });
}

/** Sends a page of the server without the capabilities that the server names in it. */
async function sendPage(address: URL, outgoing: ServerResponse): Promise<void> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const page = html.replace(new RegExp(`<meta name="${CAPABILITIES_META}"[^>]*>`), '');
  send(outgoing, 'text/html; charset=utf-8', await compress(Buffer.from(page)));
}

function send(outgoing: ServerResponse, type: string, compressed: Buffer): void {
  outgoing.writeHead(200, {
    'content-type': type,
    'content-encoding': 'br',
    'content-length': compressed.length,
  });
  outgoing.end(compressed);
}

/** A typical quality for dynamic responses. */
function compress(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/**
 * Ids as MongoDB makes them, of a second, a process and a counter, compress well; the digests of
 * our own API are half of the list.
 */
function asSpecified(listing: Record<string, unknown>, index: number): Record<string, unknown> {
  const fields = Object.entries(listing).filter(([name]) => !extensionFields.includes(name));
  const second = Math.floor(Date.parse(String(listing.createdAt)) / 1000).toString(16);
  const counter = (0x5a3c10 + index).toString(16);
  return { ...Object.fromEntries(fields), _id: `${second}9d1f4b27e6${counter}` };
}
