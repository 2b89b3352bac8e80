import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';

/** The commands of a guide's shell blocks, in order, without their comments. */
export function guideCommands(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/```sh\n([\s\S]*?)```/gu)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*$/u, '').trim())
    .filter(Boolean);
}
