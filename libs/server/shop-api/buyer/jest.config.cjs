module.exports = { displayName: 'shop-api-buyer', preset: '../../../../tools/jest/node.preset.cjs' };
