// Turns a flat record of ICU messages into their parsed form, so that no parser is shipped to the browser.
module.exports = function compileMessages(source) {
  const done = this.async();
  import('@formatjs/icu-messageformat-parser')
    .then(({ parse }) => {
      const compiled = Object.entries(JSON.parse(source)).map(([id, text]) => {
        try {
          return [id, parse(text, { shouldParseSkeletons: true })];
        } catch (cause) {
          throw new Error(`Message "${id}" in ${this.resourcePath} is not valid ICU: ${cause.message}`, { cause });
        }
      });
      done(null, `module.exports = ${JSON.stringify(Object.fromEntries(compiled))};`);
    })
    .catch(done);
};
