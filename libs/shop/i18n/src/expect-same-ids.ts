import { type Locale, locales } from './locale';

type Texts = Readonly<Record<string, string>>;

/**
 * For specs: requires the same ids in all languages, no empty text, the same placeholders, and no date that the text formats (see
 * `formatDate`). Throws an `Error` that lists every difference.
 */
export function expectSameIds(messageLoaders: Readonly<Record<Locale, Texts>>): void {
  const differences = locales.flatMap((locale) => compare(locale, messageLoaders[locale], messageLoaders.fr));
  if (differences.length > 0) throw new Error(`The languages differ:\n${differences.join('\n')}`);
}

function compare(locale: Locale, texts: Texts, french: Texts): readonly string[] {
  const ids = Object.keys(texts);
  const shared = ids.filter((id) => id in french);
  return [
    ...Object.keys(french)
      .filter((id) => !(id in texts))
      .map((id) => `${locale} lacks ${id}`),
    ...ids.filter((id) => !(id in french)).map((id) => `${locale} has ${id}, which French lacks`),
    ...ids.filter((id) => texts[id]?.trim() === '').map((id) => `${locale} has no words for ${id}`),
    ...shared
      .filter((id) => placeholders(texts[id]) !== placeholders(french[id]))
      .map((id) => `${locale} has other placeholders than French in ${id}`),
    ...ids
      .filter((id) => /,\s*(?:date|time)\s*[,}]/u.test(texts[id] ?? ''))
      .map((id) => `${locale} formats a date in ${id}: formatDate knows the Luxembourg calendar`),
  ];
}

/** Names of the placeholders in an ICU text, sorted: `{count, plural, one {# {unit}}}` has `count unit`. */
export function placeholders(text = ''): string {
  return [...new Set(namesIn(text))].sort().join(' ');
}

function namesIn(text: string): readonly string[] {
  return blocksOf(text).flatMap((argument) => {
    const [name = ''] = argument.split(',', 1);
    // The texts of a choice are in braces too; only placeholders inside them count.
    const choices = blocksOf(argument.slice(name.length));
    return [name.trim(), ...choices.flatMap(namesIn)];
  });
}

/** The text between each outermost pair of braces. */
function blocksOf(text: string): readonly string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '{' && depth++ === 0) start = index + 1;
    if (character === '}' && --depth === 0) blocks.push([...text].slice(start, index).join(''));
  }
  return blocks;
}
