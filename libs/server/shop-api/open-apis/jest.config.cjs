module.exports = { displayName: 'shop-api-open-apis', preset: '../../../../tools/jest/node.preset.cjs' };
