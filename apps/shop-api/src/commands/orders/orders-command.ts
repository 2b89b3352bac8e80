import { writeFile } from 'node:fs/promises';
import { ProblemError } from '@alzette/server-kit';
import {
  type Database,
  type Executor,
  isStorable,
  readRetention,
  type Retention,
  type WorkKind,
  workKinds,
} from '@alzette/shop-api/platform';
import { type ErasedOrder, erasePerson, exportPerson } from '@alzette/shop-api/privacy';
import {
  cancelForShopper,
  findProof,
  findStaffOrders,
  handleWork,
  listWork,
  type ListedWork,
  refundForShopper,
  releaseHeldRefund,
  reopenWork,
  resendMessage,
  runUse,
  showOrder,
  type ShownOrder,
  StaffRefusalError,
  type Used,
  withdrawForShopper,
} from '@alzette/shop-api/staff';
import { CommandError } from '../../start-failure';
import { type OrdersOptions, parseOrdersArguments, type Verb } from './orders-arguments';
import { table } from './print';

interface Context {
  readonly database: Database;
  readonly now: () => Date;
  readonly retention: Retention;
}
type Work = (transaction: Executor, at: Date) => Promise<Used<unknown>>;

/**
 * `alzette-orders`: what the operator's staff do with orders. Each use is recorded in `staff_actions`.
 *
 * @returns the output, ready to print
 * @throws CommandError with the remedy
 */
export async function ordersCommand(
  database: Database,
  argument?: string,
  ...rest: readonly string[]
): Promise<string> {
  return runOrders(
    { database, now: () => new Date(), retention: readRetention(process.env) },
    argument === undefined ? [] : [argument, ...rest],
  );
}

/** @throws CommandError */
export async function runOrders(context: Context, args: readonly string[]): Promise<string> {
  const { verb, values, options } = parseOrdersArguments(args);
  const { by: actor, json, reason } = options;
  if (!isStorable(values.join(' ') + actor + (reason ?? '')))
    throw new CommandError('The arguments hold a character that no text may hold.');
  if (verb.name === 'proof' && options.out === undefined) throw new CommandError('proof needs --out <file>.');
  const use = {
    ...{ actor, action: verb.name, reason: reason ?? null },
    ...(verb.isAboutWork && { work: workKind(values[0]) }),
    ...subjectOf(verb, values),
    applies: !verb.needsApply || options.apply,
  };
  const output = await runUse(context, use, workOf(context, verb, values, options)).catch((error: unknown) => {
    if (error instanceof StaffRefusalError || error instanceof ProblemError)
      throw new CommandError(`Refused (${error.code}): ${error.message}`, { cause: error });
    throw error;
  });
  if (verb.name === 'proof') return writeProof(output as { readonly content: Buffer }, options.out ?? '');
  if (json || verb.name === 'person export')
    return JSON.stringify(verb.needsApply ? { ...named(output), applied: use.applies } : output, null, 2);
  return [
    print(verb, output),
    ...(use.applies ? [] : ['Nothing is changed yet: repeat the command with --apply.']),
  ].join('\n');
}

/** What the log names beside the orders. A search text may be personal data. */
function subjectOf({ name }: Verb, values: readonly string[]): { readonly subject?: string } {
  const subjects: Readonly<Record<string, string | undefined>> = {
    handle: values[1],
    reopen: values[1],
    proof: values[0],
    release: values[0],
    resend: values[0],
  };
  return subjects[name] === undefined ? {} : { subject: subjects[name] };
}

function workOf(
  { now, retention }: Context,
  { name }: Verb,
  values: readonly string[],
  { all, personal, items, declared }: OrdersOptions,
): Work {
  const [first = '', second = ''] = values;
  const works: Readonly<Record<string, Work>> = {
    find: (transaction) => findStaffOrders(transaction, first),
    show: (transaction) => showOrder(transaction, first, personal),
    list: (transaction) => listWork(transaction, first === '' ? workKinds : [workKind(first)], all),
    proof: (transaction) => findProof(transaction, first),
    handle: (transaction) => handleWork(transaction, workKind(first), second),
    reopen: (transaction) => reopenWork(transaction, workKind(first), second),
    resend: (transaction) => resendMessage(transaction, first),
    cancel: (transaction, at) => cancelForShopper(transaction, first, { ...(items && { items }), at }),
    withdraw: (transaction, at) =>
      withdrawForShopper(transaction, first, { ...(items && { items }), declaredAt: declared ?? at, at }),
    refund: (transaction, at) => refundForShopper(transaction, first, { amount: centsOf(second), at }),
    release: (transaction, at) => releaseHeldRefund(transaction, first, at),
    'person export': (transaction) => exportPerson(transaction, first, { now }),
    'person erase': (transaction, at) => erasePerson(transaction, first, { retention, at }),
  };
  const work = works[name];
  if (!work) throw new Error(`The verb ${name} has no work`);
  return work;
}

function workKind(text = ''): WorkKind {
  const kind = workKinds.find((each) => each === text);
  if (kind) return kind;
  throw new CommandError(`"${text}" is no kind of work: use one of ${workKinds.join(', ')}.`);
}

/** @param text such as `12.50` */
function centsOf(text: string): number {
  if (/^\d{1,6}(?:\.\d{2})?$/u.test(text) && Number(text) > 0) return Math.round(Number(text) * 100);
  throw new CommandError(`"${text}" is no amount: give euros and cents, such as 12.50.`);
}

/** @param out a new file, or `-` for base64 on the standard output, as a container has no folder to write to */
async function writeProof({ content }: { readonly content: Buffer }, out: string): Promise<string> {
  if (out === '-') return content.toString('base64');
  try {
    // Readable by its owner only, and never over another file.
    await writeFile(out, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new CommandError(`${out} cannot be written: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  return `${out} holds the file of a stranger: open it without rights, and delete it afterwards.`;
}

function print({ name }: Verb, output: unknown): string {
  if (name === 'show') return printOrder(output as ShownOrder);
  if (name === 'person erase') return table((output as readonly ErasedOrder[]).flatMap(erasureRows));
  if (name === 'list' || name === 'handle' || name === 'reopen')
    return table([output].flat().map((item) => workRow(item as ListedWork)));
  return table([output].flat() as readonly Readonly<Record<string, unknown>>[]);
}

/** A list gets a name, so that the output of every change is an object. */
function named(output: unknown): object {
  return Array.isArray(output) ? { orders: output } : (output as object);
}

function erasureRows({ order, erased, kept }: ErasedOrder) {
  return [{ order, erased }, ...kept.map(({ what, why, until }) => ({ order, kept: what, why, until }))];
}

function workRow({ work, id, orderId, since, details, handled }: ListedWork) {
  return {
    work,
    id,
    order: orderId,
    since,
    ...details,
    ...(handled && { handledBy: handled.by, reason: handled.reason }),
  };
}

function printOrder({ order, person, items, payments, refunds, timeline }: ShownOrder): string {
  const parts = {
    order: [order],
    person: Object.entries(person ?? {}).map(([field, value]) => ({ field, value })),
    items,
    payments,
    refunds,
    timeline,
  };
  return Object.entries(parts)
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => `${title.toUpperCase()}\n${table(rows as readonly Readonly<Record<string, unknown>>[])}`)
    .join('\n\n');
}
