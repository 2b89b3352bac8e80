module.exports = { displayName: 'shop-api-after-sale', preset: '../../../../tools/jest/node.preset.cjs' };
