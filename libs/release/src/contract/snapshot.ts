// The contract of host and remote as one text of declarations: what `libs/remote-contract/contract.api.d.ts` holds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const heading =
  '// The contract as it was last released. Written by "alzette-release check --write-contract", compared at every release.\n';

export const contractFiles = (root) => ({
  sources: join(root, 'libs/remote-contract/src'),
  snapshot: join(root, 'libs/remote-contract/contract.api.d.ts'),
});

/**
 * Declarations of the contract's sources, without comments. It imports nothing, so one text holds it whole.
 *
 * @param {string} folder
 */
export async function contractSnapshot(folder) {
  const { default: ts } = await import('typescript');
  const files = readdirSync(folder).filter((file) => /^(?!index\.)[a-z-]+\.ts$/u.test(file));
  const declarations = files.sort().map((file) => {
    const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true };
    const { outputText } = ts.transpileDeclaration(readFileSync(join(folder, file), 'utf8'), { compilerOptions });
    return outputText.replace(/^import .*\n/gmu, '').trim();
  });
  return `${heading}${declarations.join('\n')}\n`;
}

/** Versions that a snapshot names, by contract. */
export function contractVersions(snapshot) {
  const version = (name) => new RegExp(`const ${name} = ["']([\\d.]+)["']`, 'u').exec(snapshot)?.[1] ?? '';
  return { 'host-services': version('hostServicesVersion'), './mount': version('mountContractVersion') };
}
