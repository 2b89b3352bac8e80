module.exports = { displayName: 'discovery', preset: '../../../tools/jest/node.preset.cjs' };
