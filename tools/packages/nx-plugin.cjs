// Gives every package its targets and the tag that `nx release` selects by: a lib becomes a package as soon as it has a
// package.json.
const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const tools = ['{workspaceRoot}/tools/packages/*.mjs', '{workspaceRoot}/tools/packages/tsconfig.json'];

/** @type {import('@nx/devkit').CreateNodes} */
const createNodes = [
  '{libs,apps}/*/package.json',
  (files, _options, { workspaceRoot }) =>
    files
      .filter((file) => readJson(join(workspaceRoot, file)).name?.startsWith('@alzette/'))
      .map((file) => {
        const folder = dirname(file);
        const { targets = {} } = readJson(join(workspaceRoot, folder, 'project.json'));
        return [file, { projects: { [folder]: { tags: ['package'], targets: targetsOf('build' in targets) } } }];
      }),
];

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function targetsOf(isBuilt) {
  return {
    api: {
      command: 'node tools/packages/api.mjs {projectName}',
      dependsOn: ['packages:declarations'],
      cache: true,
      inputs: [
        '{projectRoot}/package.json',
        '{projectRoot}/*.api.md',
        { dependentTasksOutputFiles: '**/*.api.md' },
        ...tools,
      ],
    },
    package: {
      command: 'node tools/packages/pack.mjs {projectName}',
      dependsOn: isBuilt ? ['api', 'build'] : ['api'],
      cache: true,
      inputs: [
        'production',
        '{projectRoot}/*.md',
        '{workspaceRoot}/LICENSE',
        { dependentTasksOutputFiles: '**/*.{d.ts,js,css}' },
        ...tools,
        { externalDependencies: ['esbuild'] },
      ],
      outputs: ['{workspaceRoot}/dist/packages/{projectName}'],
    },
  };
}

module.exports = { name: 'alzette-packages', createNodes };
