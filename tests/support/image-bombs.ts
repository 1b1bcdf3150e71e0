import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { bomb, chunk } from './hostile-files.ts';

/** An image that is small as a file, and takes gigabytes or minutes where nothing limits it. */
export interface ImageBomb {
  name: string;
  content: Buffer;
}

const MEGABYTE = 1024 * 1024;

export async function imageBombs(): Promise<ImageBomb[]> {
  return [
    { name: 'an AVIF of 60 megapixels', content: avif },
    { name: 'an AVIF that claims to be small', content: smallerInHeader(avif) },
    { name: 'an AVIF of 16 megapixels with 12 bits', content: image('16-megapixels-12-bit.avif') },
    { name: 'a lossless WebP of 268 megapixels', content: losslessWebp(16_383) },
    { name: 'an animated WebP of 2,000 frames', content: animatedWebp(2000, 5000) },
    { name: 'an animated GIF of 5,000 frames', content: animatedGif(5000) },
    { name: 'a JPEG of 5,000 scans', content: repeatScan(await progressiveJpeg(1000), 5000) },
    { name: 'a JPEG with 14 MB of metadata', content: withMetadata(await progressiveJpeg(100)) },
  ];
}

/** Takes seconds to create. */
export async function largeImageBombs(): Promise<ImageBomb[]> {
  return [
    { name: 'a PNG of 30,000 × 30,000', content: bomb(30_000) },
    { name: 'a PNG whose colour profile is 200 MB', content: withColourProfile(bomb(64)) },
    { name: 'a WebP of 25 megapixels', content: losslessWebp(5000) },
    { name: 'a progressive JPEG of 25 megapixels', content: await progressiveJpeg(5000) },
  ];
}

function image(name: string): Buffer {
  return readFileSync(new URL(`images/${name}`, import.meta.url));
}

const avif = image('60-megapixels.avif');

/** Changes the size in the `ispe` box, but not in the encoded image. */
function smallerInHeader(original: Buffer): Buffer {
  const copy = Buffer.from(original);
  const size = copy.indexOf('ispe') + 8;
  copy.writeUInt32BE(1000, size);
  copy.writeUInt32BE(1000, size + 4);
  return copy;
}

/** A square of one colour, of 38 bytes for any size. */
export function losslessWebp(side: number): Buffer {
  return riff(losslessChunk(side));
}

function losslessChunk(side: number): Buffer {
  const data = Buffer.from('2f6fd7e7130750c00216b08f8188e87f00', 'hex');
  const hasAlpha = 1;
  data.writeUInt32LE(((side - 1) | ((side - 1) << 14) | (hasAlpha << 28)) >>> 0, 1);
  return riffChunk('VP8L', data);
}

function animatedWebp(frames: number, side: number): Buffer {
  const header = Buffer.alloc(10);
  header[0] = 0b10;
  header.writeUIntLE(side - 1, 4, 3);
  header.writeUIntLE(side - 1, 7, 3);
  const frame = Buffer.alloc(16);
  frame.writeUIntLE(side - 1, 6, 3);
  frame.writeUIntLE(side - 1, 9, 3);
  const frameChunk = riffChunk('ANMF', Buffer.concat([frame, losslessChunk(side)]));
  return riff(
    riffChunk('VP8X', header),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frameChunk),
  );
}

function riff(...chunks: Buffer[]): Buffer {
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

function riffChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}0000`);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

function animatedGif(frames: number): Buffer {
  const screen = Buffer.from('474946383961ffffffff800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90400010000002c00000000ffffffff000202440100', 'hex');
  return Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

function progressiveJpeg(side: number): Promise<Buffer> {
  const flat = { width: side, height: side, channels: 3, background: '#888' } as const;
  return sharp({ create: flat }).jpeg({ progressive: true, quality: 1 }).toBuffer();
}

/** Repeats the last scan, which refines what is decoded already. */
function repeatScan(jpeg: Buffer, times: number): Buffer {
  const start = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(start, -2);
  return Buffer.concat([
    jpeg.subarray(0, start),
    ...Array<Buffer>(times).fill(scan),
    jpeg.subarray(-2),
  ]);
}

function withMetadata(jpeg: Buffer): Buffer {
  const segment = Buffer.alloc(65_535);
  segment.set([0xff, 0xe1, 0xff, 0xfd]);
  segment.write('Exif\0\0', 4);
  const segments = Array<Buffer>(Math.floor((14 * MEGABYTE) / segment.length)).fill(segment);
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

function withColourProfile(png: Buffer): Buffer {
  const afterHeader = 8 + 25;
  const profile = deflateSync(Buffer.alloc(200 * MEGABYTE));
  const content = Buffer.concat([Buffer.from('profile\0\0'), profile]);
  return Buffer.concat([
    png.subarray(0, afterHeader),
    chunk('iCCP', content),
    png.subarray(afterHeader),
  ]);
}
