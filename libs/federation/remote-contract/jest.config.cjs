module.exports = { displayName: 'remote-contract', preset: '../../../tools/jest/node.preset.cjs' };
