// The frameworks that host and remotes share at run time. Only frameworks: a remote must be able to bring newer workspace
// libs than the host has (docs/adr/0001).
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { dependencies } = require('../../package.json');

const frameworks = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-redux': 'react-redux',
  '@reduxjs/toolkit': '@reduxjs/toolkit',
  'react-intl': 'react-intl',
};

/** Frameworks of which hosts offer some exports only: the file in libs/federation/host-kit/src/facades that lists them. */
const facades = { 'react-redux': 'react-redux', '@reduxjs/toolkit': 'toolkit', 'react-intl': 'react-intl' };

/** The exports that hosts offer, by request; the others are offered whole. */
const sharedNames = Object.fromEntries(Object.keys(facades).map((request) => [request, namesOf(request)]));

function namesOf(request) {
  const file = join(__dirname, '../../libs/federation/host-kit/src/facades', `${facades[request]}.ts`);
  const [, list] = /^export \{([^}]+)\} from /mu.exec(readFileSync(file, 'utf8'));
  return list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();
}

const shared = Object.fromEntries(
  Object.entries(frameworks).map(([request, name]) => [
    request,
    {
      singleton: true,
      requiredVersion: `^${dependencies[name].split('.')[0]}.0.0`,
      version: dependencies[name],
      // The names are part of the key: another list needs another key (frameworks.ts of host-kit).
      ...(sharedNames[request] && { shareKey: `${request}:${sharedNames[request].join()}` }),
    },
  ]),
);

module.exports = { shared, sharedNames };
