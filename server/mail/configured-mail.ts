import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { BackgroundWork } from '#server/core/background-job.ts';
import { accountSecretOf } from '#server/modules/auth/account-secret.ts';
import type { MailRoom } from './due-emails.ts';
import { startMailWorker } from './mail-worker.ts';
import { outboxDelivery } from './outbox-delivery.ts';
import { smtpDelivery } from './smtp-delivery.ts';

/** Where letters are kept for whoever has no mail server. */
export function outboxFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** Sends letters as the configuration says: through a mail server, or into a folder. */
export function startConfiguredMail(
  config: Config,
  { db, clock, log }: Pick<MailRoom, 'db' | 'clock' | 'log'>,
): BackgroundWork {
  const { smtpServer, mailFrom } = config;
  const delivery = smtpServer
    ? smtpDelivery(smtpServer, mailFrom)
    : outboxDelivery({
        folder: outboxFolder(config),
        from: mailFrom,
        clock,
        print: (line) => console.log(line),
      });
  return startMailWorker({ db, clock, secret: accountSecretOf(db), delivery, log });
}
