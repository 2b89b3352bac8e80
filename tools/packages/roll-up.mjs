// Rolls up the declarations of each entry into one file with an API report. All packages share one
// program, because reading the types of React and Node takes most of the time.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { root } from '../process/run.mjs';
import { apiFolder, declarationOf, declarationsFolder } from './folders.mjs';

const reader = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
  },
};

const quiet = { default: { logLevel: 'none' } };
const messages = {
  compilerMessageReporting: { default: { logLevel: 'error' } },
  extractorMessageReporting: {
    ...quiet,
    // A type in the API that users cannot import: reviewers should see it.
    'ae-forgotten-export': { logLevel: 'none', addToApiReportFile: true },
  },
  tsdocMessageReporting: quiet,
};

/**
 * Writes `<entry>.d.ts` and `<entry>.api.md` into the package's folder in dist/api.
 *
 * @param {readonly import('./workspace.mjs').Package[]} packages
 * @throws Error naming the entry whose declarations cannot be read
 */
export function rollUp(packages) {
  const configs = packages.flatMap((found) => found.entries.map((entry) => configOf(found, entry)));
  const [first, ...others] = configs;
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
  });
  for (const config of configs) {
    mkdirSync(config.reportFolder, { recursive: true });
    const { succeeded } = Extractor.invoke(config, { localBuild: true, compilerState, messageCallback: speakUp });
    if (!succeeded) throw new Error(`${config.mainEntryPointFilePath} cannot be rolled up; see above.`);
    rmSync(config.reportTempFolder, { recursive: true, force: true });
    [config.untrimmedFilePath, config.reportFilePath].forEach(tidy);
  }
}

/**
 * Types from the toolkit's own dependencies are imported from the toolkit, which the package depends on. A forgotten export is
 * reported by its path in the workspace: the files are cached by Nx and read in clones at other places.
 */
function tidy(file) {
  const text = readFileSync(file, 'utf8')
    .replace(/ from '(?:redux|redux-thunk|reselect)';/gu, " from '@reduxjs/toolkit';")
    .replaceAll(`// ${declarationsFolder}/`, '// ');
  writeFileSync(file, text);
}

function configOf({ name, folder }, entry) {
  const target = apiFolder(name);
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(root, folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: declarationOf(entry),
      newlineKind: 'lf',
      compiler: { overrideTsconfig: reader },
      apiReport: {
        enabled: true,
        reportFileName: `${entry.id}.api.md`,
        reportFolder: target,
        reportTempFolder: join(target, 'temp'),
      },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: join(target, `${entry.id}.d.ts`) },
      messages,
    },
  });
}

function speakUp(message) {
  message.handled = true;
  if (message.logLevel === 'error') console.error(message.text);
}
