module.exports = () => globalThis.endTestDatabases();
