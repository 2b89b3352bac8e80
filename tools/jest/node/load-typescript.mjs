// Lets Node load the TypeScript of the workspace, with the `@alzette/*` paths of tsconfig.base.json.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { register as registerImports } from 'tsx/esm/api';
import { register as registerRequires } from 'tsx/cjs/api';

process.env.TSX_TSCONFIG_PATH = join(import.meta.dirname, '../../../tsconfig.base.json');
registerRequires();
registerImports();

// Threads of the code under test load TypeScript too.
const own = fileURLToPath(import.meta.url);
if (!process.execArgv.includes(own)) process.execArgv.push('--import', own);
