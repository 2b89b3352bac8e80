module.exports = { displayName: 'shop-model', preset: '../../../tools/jest/node.preset.cjs' };
