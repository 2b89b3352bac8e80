module.exports = { displayName: 'release', preset: '../../../tools/jest/node.preset.cjs' };
