import { crc32, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  name: string;
  content: Uint8Array;
  /** What the directory says; the truth by default. */
  size?: number;
}

/** A ZIP of these files, as a program would write it, or as one would that means harm. */
export function zipOf(entries: readonly ZipEntry[]): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, size = content.length } of entries) {
    const data = deflateRawSync(content);
    const fileName = Buffer.from(name);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    // The name is UTF-8, and the content is deflated.
    header.writeUInt16LE(0x800, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(content), 10);
    header.writeUInt32LE(data.length, 14);
    header.writeUInt32LE(size, 18);
    header.writeUInt16LE(fileName.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), header, fileName, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0'), header, place, fileName);
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  const index = Buffer.concat(directory);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, index, Buffer.from('PK\x05\x06'), end]);
}
