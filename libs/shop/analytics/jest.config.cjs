module.exports = { displayName: 'analytics', preset: '../../../tools/jest/node.preset.cjs' };
