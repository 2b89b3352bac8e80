// An operator file is written by people, in lines that they chose: a page is added as text, so that nothing else moves.

/** The text of an operator file with one page more. */
function withPage(text, place, { path, title }) {
  if (JSON.parse(text).pages?.[place])
    throw new Error(`The operator file has a page for the place "${place}" already.`);
  const line = `    ${JSON.stringify(place)}: { "path": ${inline(path)}, "title": ${inline(title)} }`;
  const withPages = /^ {2}"pages": \{\n/mu.test(text)
    ? text.replace(/^ {2}"pages": \{\n/mu, (head) => `${head}${line},\n`)
    : text.replace(/^ {2}"partners":/mu, (next) => `  "pages": {\n${line}\n  },\n${next}`);
  if (!JSON.parse(withPages).pages?.[place])
    throw new Error('The operator file has no line "partners" to put the pages before.');
  return withPages;
}

function inline(texts) {
  return `{ ${Object.entries(texts)
    .map(([locale, value]) => `"${locale}": ${JSON.stringify(value)}`)
    .join(', ')} }`;
}

module.exports = { withPage };
