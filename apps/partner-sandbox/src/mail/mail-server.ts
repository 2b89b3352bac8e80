import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Sandbox } from '../build';
import { randomId } from '../state/journal';

/** `receivedAt` is in milliseconds since 1970; `html` and `text` are empty without such a part. */
export interface ReceivedMail {
  readonly id: string;
  readonly receivedAt: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  /** The id of a picture that the HTML shows as `cid:<contentId>`. */
  readonly contentId: string | null;
}

interface NewMail extends Omit<ReceivedMail, 'id' | 'attachments'> {
  readonly attachments?: readonly (Attachment & { readonly content: Uint8Array })[];
}

/** The newest mails that the mailbox keeps. */
export const maxMails = 200;

/** The mailbox: a folder with one file for each mail and each attachment. */
export function openMailbox(dataFolder: string) {
  const folder = join(dataFolder, 'mail');
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const attachmentOf = (id: string, index: number) => join(folder, `${id}.${index}.bin`);
  const read = (id: string) => ({ attachments: [], ...JSON.parse(readFileSync(fileOf(id), 'utf8')) }) as ReceivedMail;
  // File names begin with time and counter, so they sort by arrival.
  const ids = () =>
    readdirSync(folder)
      .flatMap((name) => /^(\d{15}-.+)\.json$/u.exec(name)?.[1] ?? [])
      .sort()
      .reverse();
  const remove = (id: string) => {
    read(id).attachments.forEach((_attachment, index) => rmSync(attachmentOf(id, index), { force: true }));
    rmSync(fileOf(id), { force: true });
  };
  let arrived = 0;

  return {
    /** Stores a mail on disk before it returns. */
    add: ({ attachments = [], ...mail }: NewMail): ReceivedMail => {
      arrived += 1;
      const order = `${String(mail.receivedAt).padStart(15, '0')}-${String(arrived).padStart(6, '0')}`;
      const id = `${order}-${randomId('mail')}`;
      const described = attachments.map(({ content, ...attachment }, index) => {
        writeFileSync(attachmentOf(id, index), content);
        return attachment;
      });
      const stored = { id, ...mail, attachments: described };
      const unfinished = join(folder, `${stored.id}.part`);
      writeFileSync(unfinished, JSON.stringify(stored));
      renameSync(unfinished, fileOf(stored.id));
      for (const old of ids().slice(maxMails)) remove(old);
      return stored;
    },
    /** The mails, newest first, optionally of one recipient. */
    list: (to?: string): readonly ReceivedMail[] => {
      const mails = ids().map(read);
      return to === undefined ? mails : mails.filter((mail) => mail.to.includes(to.trim().toLowerCase()));
    },
    get: (id: string): ReceivedMail | null => (ids().includes(id) ? read(id) : null),
    content: ({ id, attachments }: ReceivedMail, index: number): Buffer | null =>
      index in attachments ? readFileSync(attachmentOf(id, index)) : null,
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;

const maxMailBytes = 10 * 1024 * 1024;

/** The SMTP server: it delivers every mail to the mailbox. */
export function smtpServer({ environment, behaviour, now }: Sandbox, mailbox: Mailbox) {
  const server = new SMTPServer({
    size: maxMailBytes,
    logger: false,
    closeTimeout: 1_000,
    // Senders would refuse an untrusted certificate, so there is no encryption.
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, callback) => {
      receive(stream, envelope).then(
        () => callback(),
        (error: unknown) => callback(refusal(error)),
      );
    },
  });
  // A dropped connection must not end the process.
  server.on('error', () => undefined);

  async function receive(stream: SMTPServerDataStream, envelope: SMTPServerSession['envelope']): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    await behaviour.apply('mail');
    if (stream.sizeExceeded) throw new Error('The mail is too large');
    const { subject = '', html = '', text = '', from, attachments } = await PostalMime.parse(Buffer.concat(chunks));
    mailbox.add({
      receivedAt: now(),
      from: from?.address ?? '',
      to: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
      subject,
      html,
      text,
      attachments: attachments.map(({ filename, mimeType, contentId, content }) => ({
        filename: filename ?? '',
        contentType: mimeType,
        contentId: contentId?.replace(/^<|>$/gu, '') ?? null,
        content: new Uint8Array(content as ArrayBuffer),
      })),
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
