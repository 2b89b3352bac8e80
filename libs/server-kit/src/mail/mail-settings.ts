import type { EnvironmentReader } from '../environment-reader';

type Reader = Pick<EnvironmentReader, 'text' | 'fault'>;

/** The mail server that the shop hands its mails to, and the address they come from. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly smtpUrl: string;
  readonly from: string;
}

export function readSmtpUrl(reader: Reader): string {
  const smtpUrl = reader.text('ALZETTE_SMTP_URL', 'smtp://localhost:4425');
  if (!/^smtps?:\/\/[^/?#\s]+\/?$/u.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    reader.fault('ALZETTE_SMTP_URL: give an address such as smtp://localhost:4425.');
  }
  return smtpUrl;
}

/** Null when nobody set it. */
export function readMailFrom(reader: Reader): string | null {
  const from = reader.text('ALZETTE_MAIL_FROM', '');
  if (from !== '' && !/^[^\s@<>"]+@[^\s@<>"]+$/u.test(from)) {
    reader.fault(`ALZETTE_MAIL_FROM is "${from}": give an e-mail address alone.`);
  }
  return from || null;
}

export function defaultMailFrom(provider: string): string {
  return `shop@${provider}.example`;
}
