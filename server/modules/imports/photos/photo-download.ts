import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { propertyImageLimits } from '#contract/property/property-form.ts';
import { mayConnect } from './address-guard.ts';
import { PhotoProblem, TOO_LARGE } from './photo-problem.ts';

const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 30_000;
const NOT_ALLOWED = 'address not allowed';

const headers = { accept: 'image/*', 'user-agent': 'Gida photo import' };

interface Address {
  address: string;
  family: number;
}

/** What tests replace. */
export interface DownloadServices {
  /** Returns every address of a host; that of an IP address is itself. */
  resolve?: (host: string) => Promise<Address[]>;
  mayConnect?: (address: string, port: number) => boolean;
}

/**
 * Downloads a photo to a new file. Each address on the way, that of a redirect too, is resolved once,
 * and the connection goes to what was checked. @throws PhotoProblem
 */
export async function downloadPhoto(
  source: string,
  path: string,
  stopping: AbortSignal,
  services: DownloadServices = {},
): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const response = await follow(source, signal, services);
    const file = createWriteStream(path, { flags: 'wx' });
    await pipeline(response, limitBytes, file, { signal });
  } catch (error) {
    throw stopping.aborted ? error : problemOf(error);
  }
}

async function follow(
  source: string,
  signal: AbortSignal,
  services: DownloadServices,
): Promise<IncomingMessage> {
  let url = webAddress(source);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(url, await checkedAddresses(url, services), signal);
    const { statusCode = 0 } = response;
    if (statusCode === 200) return response;
    response.destroy();
    const { location } = response.headers;
    if (statusCode < 300 || statusCode > 399 || !location) throw new PhotoProblem(`${statusCode}`);
    url = webAddress(location, url);
  }
  throw new PhotoProblem('too many redirects');
}

function webAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw new PhotoProblem(NOT_ALLOWED);
  return url;
}

/** The addresses of a host. All of them must be allowed, or a later look-up could return another. */
async function checkedAddresses(
  { hostname, port, protocol }: URL,
  {
    resolve = (host) => lookup(host, { all: true }),
    mayConnect: isAllowed = mayConnect,
  }: DownloadServices,
): Promise<Address[]> {
  const addresses = await resolve(hostname.replace(/^\[|\]$/g, ''));
  const portNumber = Number(port) || (protocol === 'https:' ? 443 : 80);
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address, portNumber))) {
    throw new PhotoProblem(NOT_ALLOWED);
  }
  return addresses;
}

function request(
  url: URL,
  addresses: readonly Address[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // Without an agent no earlier connection and no proxy is used.
    client
      .request(url, { agent: false, lookup: pinned, headers, signal })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

async function* limitBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > propertyImageLimits.bytesEach) throw new PhotoProblem(TOO_LARGE);
    yield chunk;
  }
}

/** A failure of the disk is ours, not the photo's. */
function problemOf(error: unknown): unknown {
  if (error instanceof PhotoProblem || !(error instanceof Error)) return error;
  const code = 'code' in error ? `${error.code}` : error.name;
  if ('path' in error || code === 'ENOSPC') return error;
  if (code === 'ABORT_ERR' || error.name === 'TimeoutError')
    return new PhotoProblem('no response in time');
  return new PhotoProblem(
    code === 'ENOTFOUND' ? 'there is no such address' : 'the address could not be reached',
  );
}
