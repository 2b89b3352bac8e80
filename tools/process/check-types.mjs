// `node tools/process/check-types.mjs cart`: the type check of a remote, whose result `alzette-release` finds.
import { importSource } from './import-source.mjs';
import { root } from './run.mjs';

const { checkTypes } = await importSource('libs/release/src/check-types.ts');
try {
  await checkTypes(root, process.argv[2]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
