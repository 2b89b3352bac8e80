import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { parseEmail } from '@alzette/shop-model';
import { circuitBreaker } from '../circuit-breaker';
import { isLoopback, type EnvironmentReader } from '../environment-reader';
import { refuseSandbox } from '../partner-settings';
import { withLogo } from './logo';

/** For the whole delivery to the mail server. */
const defaultTimeoutMs = 10_000;

/** Connections to the mail server. They are kept for the next mails, until they are idle for the timeout. */
const maxConnections = 5;

export interface SmtpMailerOptions {
  /** The sender's display name. */
  readonly senderName: string;
  /** The sender's logo, a square PNG; without it only the name is shown. */
  readonly logo?: Uint8Array | undefined;
  readonly timeoutMs?: number;
}

/** Delivers by SMTP, encrypted except on this machine. A circuit breaker rejects mails at once during an outage. */
export function smtpMailer(
  { smtpUrl, from }: MailSettings,
  { senderName, logo, timeoutMs = defaultTimeoutMs }: SmtpMailerOptions,
): Mailer {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/[[\]]/gu, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    pool: true,
    maxConnections,
    // Mails contain links that open carts, so the connection to another machine must be encrypted.
    requireTLS: !secure && !isLoopback(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const breaker = circuitBreaker({ isFailure: (error) => !isRefusal(error) });
  const send = async ({ id, to, subject, html, text, attachments = [] }: Mail): Promise<void> => {
    const sending = new AbortController();
    const sent = transport.sendMail({
      from: { name: senderName, address: from },
      to: { name: '', address: to },
      subject,
      html,
      text,
      attachments: attachments.map(({ content, contentId, ...rest }) => ({
        ...rest,
        content: Buffer.from(content.buffer, content.byteOffset, content.length),
        ...(contentId && { cid: contentId }),
      })),
      ...(id && { messageId: `<${id}@${from.split('@')[1]}>` }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    const tooLate = wait(timeoutMs, undefined, { signal: sending.signal }).then(() => {
      throw new Error(`The mail server did not respond within ${timeoutMs} ms`);
    });
    try {
      await Promise.race([sent, tooLate]);
    } finally {
      sending.abort();
      tooLate.catch(() => undefined);
      sent.catch(() => undefined);
    }
  };

  return {
    send: async (mail) => {
      try {
        await breaker.run(() => send(logo ? withLogo(mail, logo) : mail));
      } catch (cause) {
        throw new MailUnavailableError('The mail was not delivered', { cause });
      }
    },
    close: () => {
      breaker.close();
      transport.close();
    },
  };
}

/** True when the server refuses this mail or recipient. */
function isRefusal(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}

/** One mail to one recipient. `to` is a validated e-mail address. */
export interface Mail {
  /** The same for a repeated mail, so that mail programs detect duplicates. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** Set for a picture that the HTML shows as `cid:<contentId>`. */
  readonly contentId?: string;
}

/** Port of the mail delivery. */
export interface Mailer {
  /** Resolves when the mail server accepted the mail. @throws MailUnavailableError */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server did not accept the mail, or not in time. */
export class MailUnavailableError extends Error {
  override readonly name = 'MailUnavailableError';
}

/** The mail server and the sender's address. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password where the server needs them. */
  readonly smtpUrl: string;
  readonly from: string;
}

const sandboxSmtpUrl = 'smtp://localhost:4425';

/** A production build needs it, and refuses the sandbox's mailbox without `ALZETTE_ALLOW_SANDBOX`. */
export function readSmtpUrl(reader: EnvironmentReader): string {
  const remedy = 'give the address of the mail server, such as smtps://user:password@mail.example';
  reader.required('ALZETTE_SMTP_URL', remedy);
  const smtpUrl = reader.text('ALZETTE_SMTP_URL', sandboxSmtpUrl);
  if (!/^smtps?:\/\/[^/?#\s]+\/?$/u.test(smtpUrl) || !URL.canParse(smtpUrl)) {
    reader.fault(`ALZETTE_SMTP_URL: give an address such as ${sandboxSmtpUrl}.`);
    return smtpUrl;
  }
  const { hostname, port } = new URL(smtpUrl);
  if (reader.text('ALZETTE_SMTP_URL', '') !== '' && isLoopback(hostname) && port === '4425')
    refuseSandbox(reader, "ALZETTE_SMTP_URL is the sandbox's mailbox, which delivers no mail", remedy);
  return smtpUrl;
}

/** Null when it is not set; a production build needs it. */
export function readMailFrom(reader: EnvironmentReader): string | null {
  reader.required('ALZETTE_MAIL_FROM', 'give the e-mail address that the shop sends from');
  const from = reader.text('ALZETTE_MAIL_FROM', '');
  const address = parseEmail(from);
  if (from !== '' && address === null) {
    reader.fault(`ALZETTE_MAIL_FROM is "${from}": give a plain e-mail address.`);
  }
  return address;
}

export function defaultMailFrom(provider: string): string {
  return `shop@${provider}.example`;
}
