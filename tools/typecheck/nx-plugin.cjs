// Gives every app and lib with a tsconfig.json the target `typecheck`.
const { dirname } = require('node:path');

const typecheck = {
  command: 'tsc -p {projectRoot} --tsBuildInfoFile dist/types/{projectName}.tsbuildinfo',
  cache: true,
  inputs: ['default', '^default', '{workspaceRoot}/tsconfig.web.json', '{workspaceRoot}/tsconfig.node.json'],
};

/** @type {import('@nx/devkit').CreateNodes} */
const createNodes = [
  '{apps,libs}/*/tsconfig.json',
  (files) => files.map((file) => [file, { projects: { [dirname(file)]: { targets: { typecheck } } } }]),
];

module.exports = { name: 'alzette-typecheck', createNodes };
