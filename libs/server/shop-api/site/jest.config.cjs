module.exports = { displayName: 'shop-api-site', preset: '../../../../tools/jest/node.preset.cjs' };
