import { Type, type TSchema, type TStringOptions } from 'typebox';

/** Maximum lengths of the texts in a request, by kind. Servers refuse longer ones before they parse the content. */
export const maxLengths = {
  /** Codes of the catalogue, payment methods, channels. */
  code: 100,
  /** Identifiers of items, which contain codes. */
  identifier: 200,
  /** Ids and tokens of the servers and their partners. */
  token: 200,
  locale: 20,
  email: 254,
  /** yyyy/MM/dd or yyyy-MM-dd. */
  day: 10,
  phone: 20,
  countryCode: 2,
  postcode: 4,
  filename: 255,
  /** What a shopper types into a search. */
  searchText: 200,
  /** Base64 with line breaks of the biggest proof of residence, and room for a response that names the real limit. */
  file: 15 * 1024 * 1024,
} as const;

/** Entries of a list in a request. */
export const maxItems = 100;

/** A string of a request, of at most the length of its kind. */
export function BoundedString(kind: keyof typeof maxLengths, options: TStringOptions = {}) {
  return Type.String({ ...options, maxLength: maxLengths[kind] });
}

/** A list in a request. */
export function BoundedArray<Item extends TSchema>(items: Item, options: { readonly minItems?: number } = {}) {
  return Type.Array(items, { ...options, maxItems });
}
