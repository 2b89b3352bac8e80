import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import manifest from '../package.json';
import * as reactIntl from './facades/react-intl';
import * as reactRedux from './facades/react-redux';
import * as toolkit from './facades/toolkit';

const { peerDependencies: ranges } = manifest;

/** The frameworks that remotes take from their host (docs/adr/0001). `tools/webpack/shared.cjs` lists the same for remotes. */
export const sharedFrameworks = {
  react: shared(React, ranges.react),
  'react/jsx-runtime': shared(jsxRuntime, ranges.react),
  'react-dom': shared(ReactDom, ranges['react-dom']),
  'react-dom/client': shared(reactDomClient, ranges['react-dom']),
  [keyOf('react-redux', reactRedux)]: shared(reactRedux, ranges['react-redux']),
  [keyOf('@reduxjs/toolkit', toolkit)]: shared(toolkit, ranges['@reduxjs/toolkit']),
  [keyOf('react-intl', reactIntl)]: shared(reactIntl, ranges['react-intl']),
};

/** The key names the exports: a remote that was built with another list does not find the facade and uses its own copy. */
function keyOf(request: string, facade: object): string {
  return `${request}:${Object.keys(facade).sort().join()}`;
}

/** A framework in the form of the federation runtime. It is already loaded, so a remote does not load its own copy. */
function shared(framework: object, range: string) {
  return {
    version: range.replace('^', ''),
    lib: () => framework,
    shareConfig: { singleton: true, requiredVersion: range },
  };
}
