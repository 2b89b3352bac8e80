// Checks the spaces of French texts, in files of their own and under the names `fr` and `french` of others: a narrow no-break space before ? ! ; » and after «, a no-break space before a colon. `--fix`
// writes them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../process/run.mjs';
import { listFiles } from './list-files.mjs';

const narrow = '\u202f';
const noBreak = '\u00a0';
const isRead = /(?:^|\/)fr\.json$|\.fr\.md$|^(?!.*\/testing\/).*(?<!\.spec|\.e2e)\.ts$/u;

/** @returns {string} the text with the spaces of French typography */
export function correct(text) {
  return text
    .replace(/[ \u00a0\u202f](?=[?!;»])/gu, narrow)
    .replace(/(?<=[\p{L}\d)}])(?<!\\u(?:202f|00a0))(?=[?!](?:\s|$))/gu, narrow)
    .replace(/«[ \u00a0\u202f]?/gu, `«${narrow}`)
    .replace(/(?<![\u202f])»/gu, `${narrow}»`)
    .replace(/[ \u202f](?=:)/gu, noBreak);
}

/** @returns {string} the content of a file of French texts, corrected; code and keys stay as they are */
export function correctFile(path, content) {
  if (path.endsWith('.md')) return correct(content);
  if (path.endsWith('.json')) {
    return content.replace(/(?<=^\s*"(?:[^"\\]|\\.)*": )"(?:[^"\\]|\\.)*"/gmu, correct);
  }
  const parts = [];
  const visit = (node, isFrench) => {
    if (!isFrench) {
      ts.forEachChild(node, (child) => visit(child, isFrenchName(node)));
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      parts.push([node.getStart(source), node.end]);
    }
    ts.forEachChild(node, (child) => visit(child, true));
  };
  if (!path.endsWith('french.ts') && !/\bfr(?:ench)?: /u.test(content)) return content;
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
  visit(source, path.endsWith('french.ts'));
  return parts.reduceRight(
    (text, [start, end]) => text.slice(0, start) + correct(text.slice(start, end)) + text.slice(end),
    content,
  );
}

/** Whether it is `fr: …` or `const french = …`. */
function isFrenchName(node) {
  return (
    (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && /^fr(?:ench)?$/u.test(node.name.getText())
  );
}

function main() {
  const paths = listFiles('apps', 'libs').filter((path) => isRead.test(path));
  const wrong = paths.flatMap((path) => {
    const content = readFileSync(join(root, path), 'utf8');
    const corrected = correctFile(path, content);
    return corrected === content ? [] : [{ path, content, corrected }];
  });
  if (process.argv.includes('--fix')) {
    for (const { path, corrected } of wrong) writeFileSync(join(root, path), corrected);
    return;
  }
  for (const { path, content, corrected } of wrong) {
    const lines = corrected.split('\n');
    const line = content.split('\n').findIndex((text, index) => text !== lines[index]);
    console.error(`${path}:${line + 1}: ${lines[line]}`);
  }
  if (wrong.length > 0) {
    console.error(`\n${wrong.length} files with wrong spaces: run "node tools/lint/french-typography.mjs --fix".`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
