module.exports = { displayName: 'partner-sandbox', preset: '../../tools/jest/node.preset.cjs' };
