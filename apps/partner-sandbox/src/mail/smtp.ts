import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Sandbox } from '../build';
import type { Mailbox } from './mailbox';

/** Largest mail in bytes. */
const largestMail = 2 * 1024 * 1024;

/** The mail server: it takes every mail and delivers it to the mailbox. */
export function smtpServer({ environment, behaviour, now }: Sandbox, mailbox: Mailbox) {
  const server = new SMTPServer({
    size: largestMail,
    logger: false,
    closeTimeout: 1_000,
    // Without a certificate that anybody trusts, encryption would only make senders give up.
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, callback) => {
      receive(stream, envelope).then(
        () => callback(),
        (error: unknown) => callback(refusal(error)),
      );
    },
  });
  // Senders that leave in the middle are no reason to end.
  server.on('error', () => undefined);

  async function receive(stream: SMTPServerDataStream, envelope: SMTPServerSession['envelope']): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    await behaviour.act('mail');
    if (stream.sizeExceeded) throw new Error('The mail is too large');
    const { subject = '', html = '', text = '', from } = await PostalMime.parse(Buffer.concat(chunks));
    mailbox.put({
      receivedAt: now(),
      from: from?.address ?? '',
      to: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
      subject,
      html,
      text,
    });
  }

  return {
    /** Resolves with the port; rejects when it is taken. */
    listen: () =>
      new Promise<number>((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(environment.smtpPort, environment.host, () =>
          resolve((server.server.address() as AddressInfo).port),
        );
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function refusal(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  return Object.assign(new Error(message), { responseCode: 451 });
}
