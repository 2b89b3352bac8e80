module.exports = { displayName: 'shop-api-order', preset: '../../../../tools/jest/node.preset.cjs' };
