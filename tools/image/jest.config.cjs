module.exports = { ...require('../jest.config.cjs'), displayName: 'images', testMatch: ['<rootDir>/*.built.cjs'] };
