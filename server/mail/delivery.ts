/** A letter, ready to be sent. */
export interface Mail {
  /** The same however often it is sent, so that whoever receives it twice can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  code: string | null;
}

/** A way of sending letters; fails where the letter was not taken. */
export interface Delivery {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/** The fields of a letter as nodemailer takes them. */
export function messageOf(from: string, { id, to, subject, text, html }: Mail) {
  const host = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    // Answering machines do not answer to it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
