import { hostServicesVersion } from '@alzette/remote-contract';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const shop = 'https://shop.operator.example';
const singleton = { singleton: true };

export default defineConfig({
  plugins: [
    federation({
      name: 'vite-host',
      remotes: {
        cart: {
          name: 'cart',
          type: 'global',
          entry: `${shop}/remotes/cart/mf-manifest.json?host-services=${hostServicesVersion}`,
        },
      },
      shared: {
        react: singleton,
        'react/jsx-runtime': singleton,
        'react-dom': singleton,
        'react-dom/client': singleton,
      },
      dts: false,
    }),
  ],
});
