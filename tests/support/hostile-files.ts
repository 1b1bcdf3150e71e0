import { crc32, deflateSync } from 'node:zlib';

export interface HostileFile {
  content: Buffer;
  name?: string;
  type?: string;
}

/** Files that are not photos, whatever their name and type, and damaged images. */
export function hostileFiles(): HostileFile[] {
  return [
    { content: Buffer.alloc(0) },
    { content: program, name: 'me.jpg' },
    { content: scriptedDrawing },
    {
      content: Buffer.from('<svg><image href="file:///etc/passwd"/></svg>'),
      name: 'me.svg',
      type: 'image/svg+xml',
    },
    { content: Buffer.from('%PDF-1.7'), name: 'me.pdf', type: 'application/pdf' },
    { content: Buffer.from('GIF89a'), name: 'me.gif', type: 'image/gif' },
    { content: Buffer.from('<?php system($_GET["c"]); ?>'), name: 'me.php.jpg' },
    { content: Buffer.from('push graphic-context\nimage over 0,0 0,0 "|id"'), name: 'me.mvg' },
    { content: bomb(20_000) },
    { content: png(60_000, 60_000) },
    { content: png(2_000_000_000, 2_000_000_000) },
    { content: png(1, 1).subarray(0, 40) },
    {
      content: Buffer.concat([
        Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
        Buffer.alloc(100),
      ]),
    },
    { content: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 0x41)]) },
  ];
}

export const program = Buffer.from('MZ\x90\0 this is a program');

export const scriptedDrawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

/** A valid square image of one colour, small as a file and a thousand times larger in memory. */
export function bomb(side: number): Buffer {
  // One bit per pixel, and a filter byte before each row.
  return png(side, side, Buffer.alloc((side / 8 + 1) * side));
}

/** A grey PNG whose header has this size; without `pixels`, it has far too little data. */
function png(width: number, height: number, pixels?: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([pixels ? 1 : 8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(pixels ?? Buffer.alloc(1000)));
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

export function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
