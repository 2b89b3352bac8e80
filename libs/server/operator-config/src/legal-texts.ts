import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  isLegalPage,
  type LegalBlock,
  type LegalPage,
  legalPages,
  type LegalText,
  type Locale,
  locales,
  pathFor,
  phoneHref,
  type TextRun,
} from '@alzette/shop-model';
import { lexer, type Token, type Tokens } from 'marked';
import { OperatorFileError } from './operator-file-error';
import type { Operator } from './schema';

/** The legal pages of an operator in each language, with its names and addresses filled in. */
export type LegalTexts = Readonly<Record<LegalPage, Readonly<Record<Locale, LegalText>>>>;

/** The folder of the legal texts: `legal` beside the operator file. Operators in one folder share them. */
export function legalFolder(operatorFile: string): string {
  return join(dirname(resolve(operatorFile)), 'legal');
}

/**
 * Reads and checks the legal texts: `terms.fr.md` and so on, one file per page and language (docs/guides/legal-pages.md).
 *
 * @param folder absolute, or from the working folder
 * @throws OperatorFileError with all faults
 */
export function loadLegalTexts(folder: string, operator: Operator): LegalTexts {
  const path = resolve(folder);
  const problems: string[] = [];
  const read = (page: LegalPage, locale: Locale): LegalText | null => {
    const file = `${page}.${locale}.md`;
    try {
      return legalText(readFileSync(join(path, file), 'utf8'), locale, operator);
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message}`);
      return null;
    }
  };
  const texts = legalPages.map((page) => {
    const ofPage = locales.map((locale) => [locale, read(page, locale)] as const);
    const versions = new Set(ofPage.flatMap(([, text]) => text?.version ?? []));
    if (versions.size > 1) problems.push(`${page}: the languages differ in version (${[...versions].join(', ')})`);
    return [page, Object.fromEntries(ofPage)] as const;
  });
  if (problems.length > 0) throw new OperatorFileError(path, problems);
  // Without problems all texts exist.
  return Object.fromEntries(texts) as LegalTexts;
}

const frontMatter = /^---\nversion: (?<version>\d{4}-\d{2}-\d{2})\ndescription: (?<description>.+)\n---\n/u;

/** Errors explain what to change in the file. */
function legalText(source: string, locale: Locale, operator: Operator): LegalText {
  const filled = source.replaceAll('\r\n', '\n').replaceAll(/\{(\w+)\}/gu, (_match, name: string) => {
    const value = placeholders[name]?.(operator);
    if (value === undefined) {
      throw new Error(`{${name}} is not known: use one of ${Object.keys(placeholders).join(', ')}`);
    }
    return value;
  });
  const { version = '', description = '' } = frontMatter.exec(filled)?.groups ?? {};
  if (version === '') throw new Error('begin with ---, version: yyyy-mm-dd, description: …, ---');
  const [first, ...rest] = lexer(filled.replace(frontMatter, '')).filter(({ type }) => type !== 'space');
  if (first?.type !== 'heading' || (first as Tokens.Heading).depth !== 1)
    throw new Error('begin the text with # and its title');
  const linkTo = (href: string) => resolvedLink(href, locale, operator);
  return {
    version,
    description,
    title: runsOf((first as Tokens.Heading).tokens, linkTo)
      .map(({ text }) => text)
      .join(''),
    blocks: rest.map((token) => blockOf(token, linkTo)),
  };
}

/** The operator's settings that a text may use. */
const placeholders: Readonly<Record<string, (operator: Operator) => string>> = {
  name: ({ name }) => name,
  legalName: ({ legalName }) => legalName,
  street: ({ registeredOffice }) => registeredOffice.street,
  postcode: ({ registeredOffice }) => registeredOffice.postcode,
  city: ({ registeredOffice }) => registeredOffice.city,
  registerNumber: ({ registerNumber }) => registerNumber,
  vatNumber: ({ vatNumber }) => vatNumber,
  vatPercent: ({ rules }) => `${rules.vatPercent}`,
  email: ({ email }) => email,
  phone: ({ support }) => `[${support.phone}](${phoneHref(support.phone)})`,
  opensAt: ({ support }) => `${support.opensAt}`,
  closesAt: ({ support }) => `${support.closesAt}`,
  paymentPartner: ({ partners }) => partners.payment.name,
  signaturePartner: ({ partners }) => partners.signature.name,
  identityPartner: ({ partners }) => partners.identity.name,
};

type LinkTo = (href: string) => string;

/** `page:terms` is a page of this site. */
function resolvedLink(href: string, locale: Locale, { paths }: Operator): string {
  const [, page = null] = /^page:([a-z-]+)$/u.exec(href) ?? [];
  if (isLegalPage(page) || page === 'orders') return pathFor(page, locale, paths);
  if (/^(?:https:\/\/|mailto:|tel:)/u.test(href)) return href;
  throw new Error(
    `a link leads to ${href}: use https:, mailto:, tel: or page: with orders or one of ${legalPages.join(', ')}`,
  );
}

function blockOf(token: Token, linkTo: LinkTo): LegalBlock {
  const runs = (tokens: readonly Token[]) => runsOf(tokens, linkTo);
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 2 && depth !== 3) throw new Error('below the title, headings have two or three #');
      return { type: 'heading', level: depth, runs: runs(tokens) };
    }
    case 'paragraph':
      return { type: 'paragraph', runs: runs((token as Tokens.Paragraph).tokens) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { type: 'list', isOrdered: ordered, items: items.map((item) => runs(item.tokens)) };
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => runs(cell.tokens));
      return { type: 'table', head: cells(header), rows: rows.map(cells) };
    }
    default:
      throw new Error(`${JSON.stringify(token.raw.slice(0, 40))} is neither heading, paragraph, flat list nor table`);
  }
}

/** Texts may contain only bold text and links, so that no HTML reaches a page. */
function runsOf(tokens: readonly Token[], linkTo: LinkTo, style: Omit<TextRun, 'text'> = {}): TextRun[] {
  return tokens.flatMap((token): TextRun[] => {
    const { tokens: inner } = token as { readonly tokens?: readonly Token[] };
    if (token.type === 'text')
      return inner ? runsOf(inner, linkTo, style) : [{ text: textOf(token as Tokens.Text), ...style }];
    if (token.type === 'escape') return [{ text: (token as Tokens.Escape).text, ...style }];
    if (token.type === 'strong') return runsOf(inner ?? [], linkTo, { ...style, isBold: true });
    if (token.type === 'link')
      return runsOf(inner ?? [], linkTo, { ...style, href: linkTo((token as Tokens.Link).href) });
    throw new Error(`${JSON.stringify(token.raw.slice(0, 40))} is neither text, **bold** nor a link`);
  });
}

/** Treats line breaks of the file as spaces. */
function textOf({ text }: Tokens.Text): string {
  return text.replaceAll(/\s*\n\s*/gu, ' ');
}
