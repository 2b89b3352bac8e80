import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomId } from '../state/random-id';

/** A mail as it arrived. `receivedAt` in milliseconds since 1970; `html` and `text` are empty where the mail has no such part. */
export interface ReceivedMail {
  readonly id: string;
  readonly receivedAt: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Mails that are kept; the oldest go first. */
export const mostMails = 200;

/** The mails in a folder, one file each. */
export function openMailbox(dataFolder: string) {
  const folder = join(dataFolder, 'mail');
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, `${id}.json`);
  const read = (id: string) => JSON.parse(readFileSync(fileOf(id), 'utf8')) as ReceivedMail;
  // Names begin with the time and a counter, so they are in order of arrival.
  const ids = () =>
    readdirSync(folder)
      .flatMap((name) => /^(\d{15}-.+)\.json$/u.exec(name)?.[1] ?? [])
      .sort()
      .reverse();
  let arrived = 0;

  return {
    /** Keeps a mail. When this returns, a killed process has it again after its next start. */
    put: (mail: Omit<ReceivedMail, 'id'>): ReceivedMail => {
      arrived += 1;
      const order = `${String(mail.receivedAt).padStart(15, '0')}-${String(arrived).padStart(6, '0')}`;
      const kept = { id: `${order}-${randomId('mail')}`, ...mail };
      const unfinished = join(folder, `${kept.id}.part`);
      writeFileSync(unfinished, JSON.stringify(kept));
      renameSync(unfinished, fileOf(kept.id));
      for (const id of ids().slice(mostMails)) rmSync(fileOf(id), { force: true });
      return kept;
    },
    /** Newest first; all of them, or those to an address. */
    list: (to?: string): readonly ReceivedMail[] => {
      const mails = ids().map(read);
      return to === undefined ? mails : mails.filter((mail) => mail.to.includes(to.trim().toLowerCase()));
    },
    get: (id: string): ReceivedMail | null => (ids().includes(id) ? read(id) : null),
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;
