module.exports = { displayName: 'site-server', preset: '../../tools/jest/node.preset.cjs' };
