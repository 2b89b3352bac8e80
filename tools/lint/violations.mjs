// Prints the rules that refuse files of the workspace with planted lines on top, as JSON on the last line.
// Input: a JSON list of { file, planted } on the standard input. A process of its own, because type information needs memory.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createProjectGraphAsync } from '@nx/devkit';
import { LegacyESLint } from 'eslint/use-at-your-own-risk';
import { root } from '../process/run.mjs';

// Without a stored graph the boundaries rule only prints a warning.
await createProjectGraphAsync();
// With CI=true the parser would read each file once, from disk, and miss the planted lines.
const overrideConfig = { parserOptions: { disallowAutomaticSingleRunInference: true } };
const eslint = new LegacyESLint({ cwd: root, overrideConfig });
const plants = JSON.parse(await text(process.stdin));
const found = [];
for (const { file, planted } of plants) {
  const filePath = join(root, file);
  const [{ messages }] = await eslint.lintText(`${planted}\n${readFileSync(filePath, 'utf8')}`, { filePath });
  found.push(messages.map(({ ruleId }) => ruleId));
}
console.log(JSON.stringify(found));
