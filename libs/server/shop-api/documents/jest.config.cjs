module.exports = { displayName: 'shop-api-documents', preset: '../../../../tools/jest/node.preset.cjs' };
