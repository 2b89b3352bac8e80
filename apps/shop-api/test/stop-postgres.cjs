module.exports = () => globalThis.stopPostgres();
