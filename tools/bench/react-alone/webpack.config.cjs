// A page of react and react-dom alone, rendered in the browser: the scale of the speed bench.
const { join } = require('node:path');
const { commonConfig, root } = require('../../webpack/common.cjs');

module.exports = {
  ...commonConfig({
    name: 'react-alone',
    folder: 'tools/bench/react-alone',
    uniqueName: 'react_alone',
    mode: 'production',
    path: join(root, 'dist/bench/react-alone'),
  }),
  entry: './main.tsx',
  cache: false,
};
