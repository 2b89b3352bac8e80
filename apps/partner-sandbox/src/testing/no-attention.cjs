// Replaces the console notices of the login library in tests.
module.exports = { info: () => undefined, warn: () => undefined };
