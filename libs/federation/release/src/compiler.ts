import { createRequire } from 'node:module';
import type TypeScript from 'typescript';

/** The workspace's compiler. `import` would read its nine megabytes twice more, for the names of its exports. */
export function loadCompiler(): typeof TypeScript {
  return createRequire(import.meta.url)('typescript') as typeof TypeScript;
}
