/** One mail to one person. `to` is an e-mail address that was checked. */
export interface Mail {
  /** The same when one mail is sent a second time, so that mail programs can tell. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Whoever delivers the shop's mails. */
export interface Mailer {
  /** Resolves once the mail was taken over for delivery. @throws MailUnavailableError */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Nobody took the mail over, or not in time. */
export class MailUnavailableError extends Error {
  override readonly name = 'MailUnavailableError';
}
