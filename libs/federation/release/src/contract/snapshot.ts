// The contract of host and remote as one text of declarations: the content of `libs/federation/remote-contract/contract.api.d.ts`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCompiler } from '../compiler';

export type Contract = 'host-services' | './mount' | './server';
export type ContractVersions = Readonly<Record<Contract, string>>;

const heading =
  '// The contract as it was last released. Written by "alzette-release check --write-contract", compared at every release.\n';

export const contractFiles = (root: string) => ({
  sources: join(root, 'libs/federation/remote-contract/src'),
  snapshot: join(root, 'libs/federation/remote-contract/contract.api.d.ts'),
});

/** The declarations of the contract's sources, without comments. The contract imports nothing, so one text is complete. */
export function contractSnapshot(folder: string): string {
  const ts = loadCompiler();
  const files = readdirSync(folder).filter((file) => /^(?!index\.)[a-z-]+\.ts$/u.test(file));
  const declarations = files.sort().map((file) => {
    const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, removeComments: true };
    const { outputText } = ts.transpileDeclaration(readFileSync(join(folder, file), 'utf8'), { compilerOptions });
    return outputText.replace(/^import .*\n/gmu, '').trim();
  });
  return `${heading}${declarations.join('\n')}\n`;
}

/** The versions that a snapshot names, by contract. */
export function contractVersions(snapshot: string): ContractVersions {
  const version = (name: string) => new RegExp(`const ${name} = ["']([\\d.]+)["']`, 'u').exec(snapshot)?.[1] ?? '';
  return {
    'host-services': version('hostServicesVersion'),
    './mount': version('mountContractVersion'),
    './server': version('serverContractVersion'),
  };
}
