import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as z from 'zod/mini';
import { type ProxyServer, startProxy } from '../support/proxy.ts';

/** As a busy server compresses. */
const BROTLI_QUALITY = 5;

const Listings = z.object({ data: z.array(z.record(z.string(), z.unknown())) });
const extensionFields = ['pictures', 'coordinates', 'version'];

/** Puts an API of the specification alone, which returns whole lists, before a running server. */
export async function serveWholeList(target: string): Promise<ProxyServer> {
  const response = await fetch(`${target}/api/properties`);
  const { data } = Listings.parse(await response.json());
  const list = Buffer.from(JSON.stringify({ data: data.map(asSpecified) }));
  const compressed = await promisify(brotliCompress)(list, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  });
  const [size, sent] = [list, compressed].map(({ length }) => (length / 1e6).toFixed(2));
  console.log(`Whole list of ${data.length} listings: ${size} MB, ${sent} MB compressed.`);

  return startProxy(target, (incoming, outgoing) => {
    if (!/^\/api\/properties(\?|$)/.test(incoming.url ?? '')) return false;
    outgoing.writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': 'br',
      'content-length': compressed.length,
    });
    outgoing.end(compressed);
    return true;
  });
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
