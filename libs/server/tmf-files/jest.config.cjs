module.exports = { displayName: 'tmf-files', preset: '../../../tools/jest/node.preset.cjs' };
