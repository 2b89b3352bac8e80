module.exports = { displayName: 'shop-api-platform', preset: '../../../../tools/jest/node.preset.cjs' };
