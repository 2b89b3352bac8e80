import { parseArgs } from 'node:util';
import { CommandError } from '../../start-failure';

export interface Verb {
  readonly name: string;
  /** Names of its values; those in brackets may be left out. */
  readonly values: readonly string[];
  /** It changes something, so it needs a reason. */
  readonly needsReason?: true;
  /** Without `--apply` it shows what would happen. */
  readonly needsApply?: true;
  /** Its first value is a kind of work. */
  readonly isAboutWork?: true;
  /** Its options beside `--by`, `--json`, `--reason` and `--apply`. */
  readonly options?: readonly string[];
}

const verbs: readonly Verb[] = [
  { name: 'find', values: ['text'] },
  { name: 'show', values: ['order'], options: ['personal'] },
  { name: 'list', values: ['[work]'], options: ['all'] },
  { name: 'proof', values: ['id'], options: ['out'] },
  { name: 'handle', values: ['work', 'id'], needsReason: true, isAboutWork: true },
  { name: 'reopen', values: ['work', 'id'], needsReason: true, isAboutWork: true },
  { name: 'resend', values: ['message or order'], needsReason: true },
  { name: 'cancel', values: ['order'], needsReason: true, needsApply: true, options: ['items'] },
  { name: 'withdraw', values: ['order'], needsReason: true, needsApply: true, options: ['items', 'declared'] },
  { name: 'refund', values: ['order', 'amount'], needsReason: true, needsApply: true },
  { name: 'person export', values: ['mail address, account or order number'] },
  {
    name: 'person erase',
    values: ['mail address, account or order number'],
    needsReason: true,
    needsApply: true,
  },
  { name: 'release', values: ['refund'], needsReason: true, needsApply: true },
];

export interface OrdersOptions {
  readonly by: string;
  readonly reason: string | undefined;
  readonly json: boolean;
  readonly apply: boolean;
  readonly all: boolean;
  readonly personal: boolean;
  readonly out: string | undefined;
  readonly items: readonly string[] | undefined;
  readonly declared: Date | undefined;
}

const maxLength = 500;

/** @throws CommandError with the usage */
export function parseOrdersArguments(args: readonly string[]): {
  readonly verb: Verb;
  readonly values: readonly string[];
  readonly options: OrdersOptions;
} {
  const { positionals, values: given } = parse(args);
  const [first = '', ...rest] = positionals;
  const [name, values] = first === 'person' ? [`person ${rest[0] ?? ''}`, rest.slice(1)] : [first, rest];
  const verb = verbs.find((each) => each.name === name);
  if (!verb)
    throw new CommandError(`Usage: alzette-orders <${verbs.map((each) => each.name).join('|')}> … --by <your name>`);
  const required = verb.values.filter((value) => !value.startsWith('[')).length;
  const allowed = [
    'by',
    'json',
    ...(verb.needsReason ? ['reason'] : []),
    ...(verb.needsApply ? ['apply'] : []),
    ...(verb.options ?? []),
  ];
  const isComplete =
    values.length >= required &&
    values.length <= verb.values.length &&
    values.every((value) => value.length <= maxLength);
  if (!isComplete || Object.keys(given).some((option) => !allowed.includes(option))) throw usageOf(verb);
  const { by = '', reason, items, declared, json = false, apply = false, all = false, personal = false, out } = given;
  if (!isText(by)) throw new CommandError('Give your name with --by: each use is recorded under it.');
  if (verb.needsReason && !isText(reason ?? ''))
    throw new CommandError(
      `${verb.name} needs --reason, of at most ${maxLength} characters and without personal data of the shopper.`,
    );
  return {
    verb,
    values,
    options: {
      by: by.trim(),
      reason: reason?.trim(),
      ...{ json, apply, all, personal, out },
      items: items?.split(',').map((item) => item.trim()),
      declared: declared === undefined ? undefined : timeOf(declared),
    },
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ by: text, reason: text, out: text, items: text, declared: text },
        ...{ json: flag, apply: flag, all: flag, personal: flag },
      },
    });
  } catch (error) {
    throw new CommandError(`Usage: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function usageOf({ name, values, needsReason, needsApply, options = [] }: Verb): CommandError {
  const named = values.map((value) => (value.startsWith('[') ? value : `<${value}>`));
  const others = [
    ...options.map((option) => `[--${option}]`),
    ...(needsReason ? ['--reason <text>'] : []),
    ...(needsApply ? ['[--apply]'] : []),
  ];
  return new CommandError(`Usage: alzette-orders ${[name, ...named, ...others].join(' ')} [--json] --by <your name>`);
}

function isText(text: string): boolean {
  return text.trim().length >= 2 && text.length <= maxLength;
}

/** @param text ISO 8601, with the time zone unless it is a day */
function timeOf(text: string): Date {
  const time = new Date(text);
  if (/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/u.test(text) && !Number.isNaN(time.getTime())) return time;
  throw new CommandError(`"${text}" is no time: give --declared 2026-11-30 or 2026-11-30T14:00:00+01:00.`);
}
