import type { HostileFile } from '../../tests/support/hostile-files.ts';

export interface Part {
  disposition: string;
  type?: string;
  content: string | Buffer;
}

/** A multipart body, without any correction of its parts. */
export function multipartForm(parts: Part[], boundary = 'frontier'): Buffer {
  const pieces = parts.flatMap(({ disposition, type, content }) => [
    `--${boundary}\r\nContent-Disposition: ${disposition}\r\n`,
    type ? `Content-Type: ${type}\r\n\r\n` : '\r\n',
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}

export function textPart(name: string, content: string): Part {
  return { disposition: `form-data; name="${name}"`, content };
}

export function filePart(field: string, { content, name, type }: HostileFile): Part {
  const disposition = `form-data; name="${field}"; filename="${name ?? 'me.jpg'}"`;
  return { disposition, type: type ?? 'image/jpeg', content };
}
