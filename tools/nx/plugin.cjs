// The targets that no official plugin infers, from the files of a project:
// - tsconfig.json: `typecheck`
// - webpack.config.cjs: `build` with webpack; a `src/main.ts` without it: `build` of a server
// - a package.json with `alzette.places`: the tag `remote`, and `serve`, the remote alone; `build` is `typecheck` and `bundle`
// - a package.json with a name: the tag `package`, which `nx release` selects by, `api` and `package`
// `test`, `lint` and `e2e` come from @nx/jest, @nx/eslint and @nx/playwright.
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** @type {import('@nx/devkit').CreateNodesV2} */
const createNodesV2 = [
  '{apps,libs}/**/project.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const folder = dirname(file);
      return [file, { projects: { [folder]: inferred(folder, workspaceRoot) } }];
    }),
];

function inferred(folder, workspaceRoot) {
  const has = (path) => existsSync(join(workspaceRoot, folder, path));
  const manifest = has('package.json') ? readJson(join(workspaceRoot, folder, 'package.json')) : {};
  const isRemote = Boolean(manifest.alzette?.places);
  const build = has('webpack.config.cjs') ? (isRemote ? remote : webpack) : has('src/main.ts') ? server : undefined;
  return {
    projectType: folder.startsWith('apps/') ? 'application' : 'library',
    sourceRoot: `${folder}/src`,
    tags: [...(manifest.name ? ['package'] : []), ...(isRemote ? ['remote'] : [])],
    targets: {
      ...(has('tsconfig.json') && { typecheck }),
      ...(build && { build }),
      ...(isRemote && { bundle: webpack, serve }),
      ...(manifest.name && { api, package: packageTarget(isRemote ? remote.dependsOn : build ? ['build'] : []) }),
    },
  };
}

const typecheck = {
  command: 'node node_modules/typescript-7/bin/tsc -p {projectRoot} --checkers 1',
  cache: true,
  inputs: ['default', '^default', '{workspaceRoot}/tsconfig.*.json', '{workspaceRoot}/message-ids.d.ts'],
};

const buildOutputs = ['{workspaceRoot}/dist/apps/{projectName}'];

const webpack = {
  command: 'webpack --config {projectRoot}/webpack.config.cjs --mode production',
  cache: true,
  inputs: ['production', '^production', 'webpackSettings'],
  outputs: buildOutputs,
};

/** Released code has no type error: types are checked while webpack runs. Commands that have checked all types before run `bundle`. */
const remote = { executor: 'nx:noop', dependsOn: ['typecheck', 'bundle'] };

const server = {
  command: 'node tools/server-build/build.mjs {projectName}',
  cache: true,
  inputs: ['production', '^production', '{workspaceRoot}/tools/server-build/**/*', '{workspaceRoot}/tools/sbom/*.cjs'],
  outputs: buildOutputs,
};

const serve = {
  command: 'node tools/dev-server/serve.mjs {projectName}',
  continuous: true,
  dependsOn: [{ projects: ['dev-host'], target: 'build' }],
};

const packageTools = ['{workspaceRoot}/tools/packages/*.mjs', '{workspaceRoot}/tools/packages/tsconfig.json'];

const api = {
  command: 'node tools/packages/api.mjs {projectName}',
  dependsOn: ['packages:declarations'],
  cache: true,
  inputs: [
    '{projectRoot}/package.json',
    '{projectRoot}/*.api.md',
    { dependentTasksOutputFiles: '**/*.api.md' },
    ...packageTools,
  ],
};

/** @param {readonly string[]} builds tasks that build the release in the package */
function packageTarget(builds) {
  return {
    command: 'node tools/packages/pack.mjs {projectName}',
    dependsOn: ['api', ...builds],
    cache: true,
    inputs: [
      'production',
      '{projectRoot}/*.md',
      '{workspaceRoot}/LICENSE',
      { dependentTasksOutputFiles: '**/*.{d.ts,js,css}' },
      ...packageTools,
      { externalDependencies: ['esbuild'] },
    ],
    outputs: ['{workspaceRoot}/dist/packages/{projectName}'],
  };
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

module.exports = { name: 'alzette', createNodesV2 };
