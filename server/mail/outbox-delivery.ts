import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Delivery, messageOf } from './delivery.ts';

interface Outbox {
  folder: string;
  from: string;
  clock: () => Date;
  /** Tells whoever started the server, in one line. */
  print(line: string): void;
}

/** For where no mail server is configured: each letter becomes a file that mail programs open. */
export function outboxDelivery({ folder, from, clock, print }: Outbox): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(messageOf(from, mail));
      const time = clock().toISOString().replaceAll(/[:.]/g, '-');
      const path = join(folder, `${time}-${mail.id}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(path, message, { mode: 0o600 });
      const what = mail.code === null ? `"${mail.subject}"` : `the code is ${mail.code}`;
      print(`Mail to ${mail.to}: ${what} (${path})`);
    },
    close: () => transport.close(),
  };
}
