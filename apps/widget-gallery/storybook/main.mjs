// What Storybook builds, with the rules of the shop's own webpack builds in place of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { DefinePlugin } = require('webpack');
const { commonConfig, root } = require('../../../tools/webpack/common.cjs');

/** @type {import('@storybook/react-webpack5').StorybookConfig} */
export default {
  framework: '@storybook/react-webpack5',
  stories: [{ directory: '../src', files: '**/*.stories.tsx' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    highlight: false,
    interactions: false,
    measure: false,
    outline: false,
  },
  webpackFinal: withRulesOfTheShop,
};

function withRulesOfTheShop(storybook, { configType }) {
  const mode = configType === 'PRODUCTION' ? 'production' : 'development';
  const shop = commonConfig({
    name: 'widget-gallery',
    uniqueName: 'widget_gallery',
    mode,
    path: storybook.output.path,
  });
  return {
    ...storybook,
    devtool: shop.devtool,
    cache: shop.cache,
    performance: shop.performance,
    module: { ...storybook.module, rules: [...storybook.module.rules.filter(isForNoFileOfOurs), ...shop.module.rules] },
    resolve: { ...storybook.resolve, alias: { ...storybook.resolve.alias, ...shop.resolve.alias } },
    plugins: [
      ...storybook.plugins,
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      new DefinePlugin({ GALLERY_OPERATORS: JSON.stringify(readOperators()) }),
    ],
  };
}

function isForNoFileOfOurs({ test }) {
  return !(test instanceof RegExp && ['a.css', 'a.woff2'].some((name) => test.test(name)));
}

/** What the gallery shows of each operator, from the files that the servers read. */
function readOperators() {
  const folder = join(root, 'libs/server/operator-config/operators');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const operators = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return operators.map(({ provider, name, theme, cardMarks, support }) => ({
    provider,
    name,
    theme,
    cardMarks,
    support,
  }));
}
