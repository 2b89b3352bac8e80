/** Markup that may stand in a page as it is. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | string | number | false | null | undefined | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template of markup: everything put into it is escaped, except markup made by this function. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = strings.map((text, index) => (index < parts.length ? text + write(parts[index]) : text));
  return new Html(written.join(''));
}

/** JSON that may stand inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): Html {
  return new Html(
    JSON.stringify(value)
      .replace(/</gu, '\\u003c')
      .replace(/\u2028|\u2029/gu, ''),
  );
}

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(write).join('');
  return String(part).replace(/[&<>"']/gu, (character) => entities[character] ?? character);
}
