import { createInstance } from '@module-federation/enhanced/runtime';
import { hostServicesVersion } from '@alzette/remote-contract';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

const frameworks = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': reactDomClient,
};

/** The shop's cart, in the release for this visitor and for these host services, with the host's React. */
export const federation = createInstance({
  name: 'outside-host',
  remotes: [
    {
      name: 'cart',
      entry: `https://shop.operator.example/remotes/cart/mf-manifest.json?host-services=${hostServicesVersion}`,
    },
  ],
  shared: Object.fromEntries(
    Object.entries(frameworks).map(([name, framework]) => [
      name,
      {
        version: React.version,
        lib: () => framework,
        shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
      },
    ]),
  ),
});
