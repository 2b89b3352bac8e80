import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as reactIntl from 'react-intl';
import * as reactRedux from 'react-redux';
import * as toolkit from '@reduxjs/toolkit';
import manifest from '../package.json';

const { peerDependencies: ranges } = manifest;

/** The frameworks that remotes take from their host, by request: those of `tools/webpack/shared.cjs` (docs/adr/0001). */
const frameworks = {
  react: [React, ranges.react],
  'react/jsx-runtime': [jsxRuntime, ranges.react],
  'react-dom': [ReactDom, ranges['react-dom']],
  'react-dom/client': [reactDomClient, ranges['react-dom']],
  'react-redux': [reactRedux, ranges['react-redux']],
  '@reduxjs/toolkit': [toolkit, ranges['@reduxjs/toolkit']],
  'react-intl': [reactIntl, ranges['react-intl']],
} as const;

/** The frameworks in the form of the federation runtime. They are loaded already, so a remote brings none of its own. */
export const sharedFrameworks = Object.fromEntries(
  Object.entries(frameworks).map(([request, [framework, range]]) => [
    request,
    {
      version: range.replace('^', ''),
      lib: () => framework,
      shareConfig: { singleton: true, requiredVersion: range },
    },
  ]),
);
