/** Names of the placeholders in an ICU text, sorted: `{count, plural, one {# {unit}}}` has `count unit`. */
export function placeholders(text = ''): string {
  return [...new Set(namesIn(text))].sort().join(' ');
}

function namesIn(text: string): readonly string[] {
  return blocksOf(text).flatMap((argument) => {
    const [name = ''] = argument.split(',', 1);
    // The words of a choice stand in braces too, and are no placeholders: only what is in them may be.
    const choices = blocksOf(argument.slice(name.length));
    return [name.trim(), ...choices.flatMap(namesIn)];
  });
}

/** What stands between each outermost pair of braces. */
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
