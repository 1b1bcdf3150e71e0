import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, mayConnect } from '#server/modules/imports/photos/address-guard.ts';
import { photosOf } from '#server/modules/imports/photos/photo-cells.ts';
import { downloadPhoto } from '#server/modules/imports/photos/photo-download.ts';

/** Networks that no photo is fetched from, as a prefix and its length. */
const closedNetworks: [prefix: number[], bits: number][] = [
  [[0], 8],
  [[10], 8],
  [[100, 64], 10],
  [[127], 8],
  [[169, 254], 16],
  [[172, 16], 12],
  [[192, 0, 0], 24],
  [[192, 0, 2], 24],
  [[192, 168], 16],
  [[198, 18], 15],
  [[198, 51, 100], 24],
  [[203, 0, 113], 24],
  [[224], 4],
  [[240], 4],
];

const closedIpv4 = fc
  .tuple(fc.constantFrom(...closedNetworks), fc.nat(2 ** 32 - 1))
  .map(([[prefix, bits], host]) => {
    const network = prefix.reduce((sum, part, at) => sum + part * 256 ** (3 - at), 0);
    const value = network + (host % 2 ** (32 - bits));
    return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');
  });

const groups = (count: number) =>
  fc
    .array(fc.nat(0xffff), { minLength: count, maxLength: count })
    .map((parts) => parts.map((part) => part.toString(16)).join(':'));

describe('The guard of addresses', () => {
  it('lets no private, local, shared, reserved or multicast IPv4 address through', () => {
    fc.assert(fc.property(closedIpv4, (address) => !isPublicAddress(address)));
  });

  it('reads the IPv4 address inside an IPv6 address, and lets no wrapped one through', () => {
    const wrap = fc.constantFrom('::ffff:', '::', '64:ff9b::', '::ffff:0:');
    fc.assert(
      fc.property(closedIpv4, wrap, (address, prefix) => !isPublicAddress(prefix + address)),
    );
  });

  it('lets no local, private or multicast IPv6 address through', () => {
    const prefix = fc.constantFrom('fe80', 'fec0', 'fc00', 'fd12', 'ff02', '2002', '0', '100');
    fc.assert(
      fc.property(prefix, groups(7), (start, rest) => !isPublicAddress(`${start}:${rest}`)),
    );
    for (const address of [
      '::',
      '::1',
      '2001:db8::1',
      '2001::1',
      '64:ff9b:1::a00:1',
      'fe80::1%1',
    ]) {
      expect(isPublicAddress(address), address).toBe(false);
    }
  });

  it('lets no address through that a cloud reserves for its machines, and no other text', () => {
    for (const address of [
      '169.254.169.254',
      '100.100.100.200',
      '168.63.129.16',
      '::ffff:168.63.129.16',
      'fd00:ec2::254',
    ]) {
      expect(isPublicAddress(address), address).toBe(false);
    }
    for (const text of ['', 'localhost', 'gida.ng', '1.2.3', '[::1]']) {
      expect(isPublicAddress(text), text).toBe(false);
    }
  });

  it('lets public addresses through, on the ports of the web alone', () => {
    for (const address of [
      '8.8.8.8',
      '102.89.1.1',
      '172.32.0.1',
      '2606:4700::1111',
      '::ffff:8.8.8.8',
    ]) {
      expect(mayConnect(address, 443), address).toBe(true);
      expect(mayConnect(address, 22), address).toBe(false);
    }
  });
});

describe('A photo from an address', () => {
  let server: Server;
  let port: number;
  let folder: string;
  const requested: string[] = [];
  let files = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gida-photos-'));
    server = createServer((request, response) => {
      requested.push(`${request.headers.host}${request.url}`);
      const [, action, value = ''] = (request.url ?? '').split('/');
      if (action === 'photo') return response.end('a photo');
      if (action === 'status') return response.writeHead(Number(value)).end();
      if (action === 'hops') {
        const left = Number(value);
        const location = left > 0 ? `/hops/${left - 1}` : '/photo';
        return response.writeHead(302, { location }).end();
      }
      if (action === 'to') {
        return response.writeHead(302, { location: decodeURIComponent(value) }).end();
      }
      if (action === 'endless') {
        const timer = setInterval(() => response.write(Buffer.alloc(1024 * 1024)), 1);
        response.on('close', () => clearInterval(timer));
        return;
      }
      if (action === 'cut')
        return response
          .writeHead(200, { 'content-length': 10 })
          .write('half', () => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  /** Downloads while the names of a table lead to this computer, whose server is allowed. */
  async function download(
    url: string,
    names: Record<string, string[]> = { 'photos.test': ['127.0.0.1'] },
  ): Promise<string> {
    files += 1;
    const path = join(folder, `${files}`);
    await downloadPhoto(url.replace('PORT', `${port}`), path, new AbortController().signal, {
      resolve: async (host) => (names[host] ?? [host]).map((address) => ({ address, family: 4 })),
      mayConnect: (address, to) => address === '127.0.0.1' && to === port,
    });
    return readFile(path, 'utf8');
  }

  it('is downloaded, also after three redirects', async () => {
    expect(await download('http://photos.test:PORT/photo')).toBe('a photo');
    expect(await download('http://photos.test:PORT/hops/2')).toBe('a photo');
    await expect(download('http://photos.test:PORT/hops/3')).rejects.toThrow('too many redirects');
  });

  it('is not fetched from an address that the real guard rejects', async () => {
    const before = requested.length;
    const signal = new AbortController().signal;
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      'localhost',
      '[::1]',
      '[::ffff:7f00:1]',
    ]) {
      for (const at of [`http://${host}:${port}/photo`, `http://${host}/photo`]) {
        const path = join(folder, 'never');
        await expect(downloadPhoto(at, path, signal)).rejects.toThrow('address not allowed');
      }
    }
    expect(requested.length).toBe(before);
  });

  it.each([
    'ftp://photos.test/a.jpg',
    'file:///etc/passwd',
    'data://x',
    'http://',
    'gopher://x:80/',
  ])('is not fetched from %s', async (url) => {
    await expect(download(url)).rejects.toThrow('address not allowed');
  });

  it('is not fetched if one of the addresses of its host is not allowed', async () => {
    const names = { 'photos.test': ['127.0.0.1', '10.0.0.1'] };
    await expect(download('http://photos.test:PORT/photo', names)).rejects.toThrow(
      'address not allowed',
    );
  });

  it.each([
    ['a private address', 'http://10.0.0.1/photo'],
    ['a name of a private address', 'http://inside.test/photo'],
    ['another port', 'http://photos.test:22/photo'],
    ['a file', 'file:///etc/passwd'],
    ['the metadata of a cloud', '//169.254.169.254/latest/meta-data'],
  ])('is not fetched after a redirect to %s', async (_kind, target) => {
    const names = { 'photos.test': ['127.0.0.1'], 'inside.test': ['192.168.1.1'] };
    const url = `http://photos.test:PORT/to/${encodeURIComponent(target)}`;
    await expect(download(url, names)).rejects.toThrow('address not allowed');
  });

  it('comes from the address that was checked, even if its name changes in between', async () => {
    let lookups = 0;
    const path = join(folder, 'rebound');
    await downloadPhoto(`http://photos.test:${port}/photo`, path, new AbortController().signal, {
      // A second look-up would lead to a private address.
      resolve: async () => [{ address: lookups++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }],
      mayConnect: (address) => address === '127.0.0.1',
    });
    expect(await readFile(path, 'utf8')).toBe('a photo');
    expect(lookups).toBe(1);
    expect(requested.at(-1)).toBe(`photos.test:${port}/photo`);
  });

  it('gives the reason of a failure', async () => {
    await expect(download('http://photos.test:PORT/status/404')).rejects.toThrow('404');
    await expect(download('http://photos.test:PORT/status/304')).rejects.toThrow('304');
    await expect(download('http://photos.test:PORT/endless')).rejects.toThrow('too large');
    await expect(download('http://photos.test:PORT/cut')).rejects.toThrow(
      'the address could not be reached',
    );
  });
});

describe('A cell with photos', () => {
  it.each([
    ['https://a.ng/1.jpg https://a.ng/2.jpg', ['https://a.ng/1.jpg', 'https://a.ng/2.jpg']],
    ['https://a.ng/1.jpg,https://a.ng/2.jpg', ['https://a.ng/1.jpg', 'https://a.ng/2.jpg']],
    [
      'https://a.ng/1.jpg; https://a.ng/2.jpg|https://a.ng/3',
      ['https://a.ng/1.jpg', 'https://a.ng/2.jpg', 'https://a.ng/3'],
    ],
    ['https://a.ng/c_fill,w_600/1.jpg, 2.jpg', ['https://a.ng/c_fill,w_600/1.jpg', '2.jpg']],
    ['https://a.ng/1.jpg,front.jpg', ['https://a.ng/1.jpg', 'front.jpg']],
    ['front view.jpg back.png', ['front view.jpg', 'back.png']],
    ['a.jpg,b.jpg|c.webp;d.jpeg', ['a.jpg', 'b.jpg', 'c.webp', 'd.jpeg']],
    ['12', []],
    [' ;, | ', []],
  ])('%s', (cell, photos) => {
    expect(photosOf(cell)).toEqual(photos);
  });

  it('never loses a name between two separators', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}\.jpg$/);
    const separator = fc.constantFrom(' ', ',', ';', '|', ', ', ' ; ', '\n');
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), separator, (names, between) => {
        expect(photosOf(names.join(between))).toEqual(names);
      }),
    );
  });
});
