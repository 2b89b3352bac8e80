// Wraps a style sheet in a cascade layer, which separates the shop's styles from those of an embedding page (docs/adr/0016). With
// `scope`, rules for the whole page apply inside the elements of the scope only.
const layers = '@layer alzette.frame,alzette.look,alzette.theme,alzette.guard;';
/** Rules that must stand at the top level. */
const statement = /@(?:page|property)[^{]*\{[^}]*\}/gu;
const comment = /\/\*[\s\S]*?\*\//gu;

module.exports = function layerCss(source) {
  const { scope } = this.getOptions();
  const sheet = source.replace(comment, '');
  const statements = sheet.match(statement) ?? [];
  const rules = sheet.replace(statement, '');
  // The embedding page decides how it is printed.
  const own = scope ? statements.filter((each) => !each.startsWith('@page')) : statements;
  const look = scope && !rules.includes('@font-face') ? `${scope} {${held(rules)}}` : rules;
  return `${layers}\n${own.join('\n')}\n@layer alzette.look {${look}}`;
};

/** The rules inside a rule for the elements: the element is the root, its content is the page. */
function held(rules) {
  return (
    rules
      .replace(/(?<=^|[\s,{}]):root(?=[\s,{:])/gu, '&')
      .replace(/(?<=^|[\s,{}])(?:html|body)(?=[\s,{:])/gu, '& > :where(div)')
      // The shop's sizes must not depend on the font size of the embedding page.
      .replace(/\b([\d.]+)rem\b/gu, 'calc($1 * var(--alzette-rem))')
  );
}
