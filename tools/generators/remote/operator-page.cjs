// An operator file is edited by hand: a page is added as text, so that the other lines stay as they are.

/** Adds a page to the text of an operator file. */
function withPage(text, slot, { path, title }) {
  if (JSON.parse(text).pages?.[slot]) throw new Error(`The operator file has a page for the slot "${slot}" already.`);
  const line = `    ${JSON.stringify(slot)}: { "path": ${inline(path)}, "title": ${inline(title)} }`;
  const withPages = /^ {2}"pages": \{\n/mu.test(text)
    ? text.replace(/^ {2}"pages": \{\n/mu, (head) => `${head}${line},\n`)
    : text.replace(/^ {2}"partners":/mu, (next) => `  "pages": {\n${line}\n  },\n${next}`);
  if (!JSON.parse(withPages).pages?.[slot])
    throw new Error('The operator file has no line "partners" to put the pages before.');
  return withPages;
}

function inline(texts) {
  return `{ ${Object.entries(texts)
    .map(([locale, value]) => `"${locale}": ${JSON.stringify(value)}`)
    .join(', ')} }`;
}

module.exports = { withPage };
