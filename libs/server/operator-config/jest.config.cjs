module.exports = { displayName: 'operator-config', preset: '../../../tools/jest/node.preset.cjs' };
