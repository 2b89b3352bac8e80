// Finds terms that docs/glossary.md retired: the backticked entries of its "Instead of" columns and of its last section. They may
// not stand in names, comments, test titles or documents. Strings are left out: the wire and the specification keep their spelling.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../process/run.mjs';
import { listFiles } from './list-files.mjs';

const glossary = 'docs/glossary.md';

/**
 * @param {string} text of the glossary
 * @returns {{ names: readonly string[], prose: readonly string[] }} `names` are retired everywhere, `prose` in sentences only
 */
export function readRetired(text) {
  const [terms, avoided = ''] = text.split('## Terms to avoid');
  const rows = terms.split('\n').filter((line) => line.startsWith('|'));
  return {
    names: rows.flatMap((row) => inBackticks(row.split('|').at(-2) ?? '')),
    prose: inBackticks(avoided),
  };
}

function inBackticks(text) {
  return [...text.matchAll(/`([^`]+)`/gu)].map(([, term]) => term);
}

/** @returns {(text: string) => string | undefined} the first retired term in a name or sentence */
export function finderOf(terms) {
  const patterns = terms.map((term) => [term, new RegExp(`(?<![\\w-])${normalise(term)}(?![\\w-])`, 'u')]);
  return (text) => patterns.find(([, pattern]) => pattern.test(normalise(text)))?.[0];
}

/** `remoteForPlace`, `remote-for-place` and "Remote for place" become the same text. */
function normalise(text) {
  return text
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replace(/(?<=\w)[-_](?=\w)/gu, ' ')
    .toLowerCase();
}

/**
 * The texts of a source file for human readers.
 *
 * @returns {readonly { kind: 'name' | 'prose', text: string, line: number }[]}
 */
export function partsOf(path, text) {
  if (path.endsWith('.md')) return markdownParts(text);
  if (path.endsWith('.css')) return matches(text, /\/\*[^]*?\*\//gu).map((part) => ({ kind: 'prose', ...part }));
  return scriptParts(path, text);
}

function markdownParts(text) {
  const withoutCode = text
    .replace(/^( *)```[^]*?^\1```/gmu, blank)
    .replace(/^ {4}.*$/gmu, blank)
    .replace(/`[^`\n]*`|\]\([^)]*\)/gu, blank);
  return withoutCode.split('\n').map((line, index) => ({ kind: 'prose', text: line, line: index + 1 }));
}

const blank = (text) => text.replace(/[^\n]/gu, ' ');

function matches(text, pattern) {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ text: found, line: lineOf(text, index) }));
}

function lineOf(text, index) {
  return text.slice(0, index).split('\n').length;
}

function scriptParts(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const parts = [];
  const add = (kind, node, content) =>
    parts.push({ kind, text: content, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  const visit = (node) => {
    if (ts.isIdentifier(node)) add('name', node, node.text);
    else if (ts.isCallExpression(node) && isTest(node)) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        add('prose', title, title.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...parts, ...comments(source, text)];
}

/** `it(…)`, `test.describe(…)`, `it.each(…)(…)`. */
function isTest({ expression }) {
  return /^(?:it|test|describe)\b/u.test(expression.getText());
}

function comments(source, text) {
  const found = new Map();
  const visit = (node) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of ranges) found.set(pos, text.slice(pos, end));
    node.getChildren(source).forEach(visit);
  };
  visit(source);
  return [...found].map(([pos, comment]) => ({
    kind: 'prose',
    text: comment.replace(/`[^`\n]*`/gu, blank),
    line: lineOf(text, pos),
  }));
}

/** @returns {readonly string[]} `path:line: "term": text` */
export function findRetired(files, { names, prose }) {
  const inName = finderOf(names);
  const inProse = finderOf([...names, ...prose]);
  // Most files have no retired term, and parsing takes by far the most time.
  const anywhere = new RegExp([...names, ...prose].map(normalise).join('|'), 'u');
  const suspects = files.filter(({ text }) => anywhere.test(normalise(text)));
  return suspects.flatMap(({ path, text }) =>
    partsOf(path, text).flatMap(({ kind, text: part, line }) => {
      const term = (kind === 'name' ? inName : inProse)(part);
      return term === undefined ? [] : [`${path}:${line}: "${term}": ${part.trim().split('\n')[0].slice(0, 120)}`];
    }),
  );
}

function sourceFiles() {
  // The texts of operators are written for shoppers.
  const left = new RegExp(`${glossary}$|operator-config/operators/|CHANGELOG\\.md$|\\.api\\.md$|\\.api\\.d\\.ts$`, 'u');
  return listFiles('*.ts', '*.tsx', '*.mts', '*.mjs', '*.cjs', '*.css', '*.md').filter((path) => !left.test(path));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const retired = readRetired(readFileSync(join(root, glossary), 'utf8'));
  const files = sourceFiles().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const found = findRetired(files, retired);
  if (found.length > 0) {
    console.error(`${found.join('\n')}\n\n${found.length} retired terms: ${glossary} says what to write instead.`);
    process.exitCode = 1;
  }
}
