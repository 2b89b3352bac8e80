module.exports = { ...require('./jest.config.cjs'), displayName: 'outside', testMatch: ['<rootDir>/*.outside.cjs'] };
