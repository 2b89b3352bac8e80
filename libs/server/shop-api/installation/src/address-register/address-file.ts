import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import Compile from 'typebox/compile';
import { LineAddressSchema } from '@alzette/shop-model/schemas';
import type { RegisteredStreet } from './address-register-repository';

/** Columns of BD-Adresses, the national register on data.public.lu. Its other columns are not read. */
const neededColumns = ['rue', 'numero', 'localite', 'code_postal'] as const;

/** What an order accepts as the address of a line. */
const address = Compile(LineAddressSchema);

/** The file is not a register of addresses. The message names the line. */
export class AddressFileError extends Error {
  override readonly name = 'AddressFileError';
}

export interface AddressFile {
  readonly streets: readonly RegisteredStreet[];
  /** House numbers of all streets. */
  readonly addresses: number;
  /** Lines without a street, a town or a postcode, or with an address that no order accepts. */
  readonly leftOut: number;
}

/**
 * Reads a CSV file line by line. The first line names the columns; `,` or `;` separates them.
 *
 * @throws AddressFileError
 */
export async function readAddressFile(path: string): Promise<AddressFile> {
  const streets = new Map<string, RegisteredStreet & { readonly houseNumbers: Set<string> }>();
  let leftOut = 0;
  for await (const line of linesOf(path)) {
    if (!isUsable(line)) {
      leftOut += 1;
      continue;
    }
    const { rue: street, numero, localite: city, code_postal: postcode } = line;
    const key = [postcode, city, street].join('\n');
    const registered = streets.get(key) ?? { street, postcode, city, houseNumbers: new Set() };
    if (numero !== '') registered.houseNumbers.add(numero);
    streets.set(key, registered);
  }
  if (streets.size === 0) throw new AddressFileError('no line has a street, a town and a postcode of four digits');
  const addresses = [...streets.values()].reduce((sum, { houseNumbers }) => sum + houseNumbers.size, 0);
  return { streets: [...streets.values()], addresses, leftOut };
}

type Line = Readonly<Record<(typeof neededColumns)[number], string>>;

function isUsable({ rue, numero, localite: city, code_postal: postcode }: Line): boolean {
  return rue !== '' && address.Check({ street: `${numero}, ${rue}`, city, postcode, countryCode: 'LU' });
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  const parser = parse({
    bom: true,
    columns: requireColumns,
    delimiter: await delimiterOf(path),
    info: true,
    max_record_size: 10_000,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  const source = createReadStream(path);
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedLine>) {
      if (neededColumns.some((column) => record[column].includes('\uFFFD')))
        throw new AddressFileError(`line ${info.lines} is not UTF-8`);
      yield record;
    }
  } catch (error) {
    // Its message names the line.
    throw error instanceof CsvError ? new AddressFileError(error.message, { cause: error }) : error;
  } finally {
    source.destroy();
  }
}

interface ParsedLine {
  readonly record: Line;
  readonly info: { readonly lines: number };
}

function requireColumns(header: readonly string[]): string[] {
  const missing = neededColumns.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new AddressFileError(
      `line 1 has no column ${missing.join(', ')}; it has to name ${neededColumns.join(', ')}`,
    );
  return [...header];
}

async function delimiterOf(path: string): Promise<',' | ';'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(4_096) });
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).split('\n');
    return header.includes(';') ? ';' : ',';
  } finally {
    await file.close();
  }
}
