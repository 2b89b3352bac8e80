// Loaded into a server of a test with `node --require`: on SIGWINCH it collects its garbage, so that the memory which it reports is in use.
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGWINCH', () => collect());
