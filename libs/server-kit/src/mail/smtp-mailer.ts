import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { circuitBreaker } from '../circuit-breaker';
import { MailUnavailableError, type Mail, type Mailer } from './mailer-port';
import type { MailSettings } from './mail-settings';

/** Longest wait for the mail server in milliseconds, over all of its answers. */
const defaultPatience = 10_000;

export interface SmtpMailerOptions {
  /** The sender's name as mail programs show it. */
  readonly senderName: string;
  readonly patience?: number;
}

/** Delivers by SMTP, encrypted as soon as the server offers it. A server that is away is left alone for a while: mails fail at once then. */
export function smtpMailer(
  { smtpUrl, from }: MailSettings,
  { senderName, patience = defaultPatience }: SmtpMailerOptions,
): Mailer {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/[[\]]/gu, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const breaker = circuitBreaker({ isFailure: (error) => !isRefusal(error) });
  const send = async ({ id, to, subject, html, text }: Mail): Promise<void> => {
    const inTime = new AbortController();
    const sent = transport.sendMail({
      from: { name: senderName, address: from },
      to: { name: '', address: to },
      subject,
      html,
      text,
      ...(id && { messageId: `<${id}@${from.split('@')[1]}>` }),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    const tooLate = wait(patience, undefined, { signal: inTime.signal }).then(() => {
      throw new Error(`The mail server did not answer within ${patience} ms`);
    });
    try {
      await Promise.race([sent, tooLate]);
    } finally {
      inTime.abort();
      tooLate.catch(() => undefined);
      sent.catch(() => undefined);
    }
  };

  return {
    send: async (mail) => {
      try {
        await breaker.run(() => send(mail));
      } catch (cause) {
        throw new MailUnavailableError('The mail could not be handed over', { cause });
      }
    },
    close: () => {
      breaker.close();
      transport.close();
    },
  };
}

/** The server is there and does not want this very mail, or this recipient. */
function isRefusal(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}
