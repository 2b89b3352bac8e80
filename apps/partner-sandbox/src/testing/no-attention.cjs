// The login library writes notices to the console; tests keep theirs quiet.
module.exports = { info: () => undefined, warn: () => undefined };
