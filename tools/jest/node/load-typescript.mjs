// Lets Node load the TypeScript of the workspace, with the `@alzette/*` paths of tsconfig.base.json.
import { join } from 'node:path';
import { register as registerImports } from 'tsx/esm/api';
import { register as registerRequires } from 'tsx/cjs/api';

process.env.TSX_TSCONFIG_PATH = join(import.meta.dirname, '../../../tsconfig.base.json');
registerRequires();
registerImports();
