type Fields = Readonly<Record<string, unknown>>;

/**
 * What a Strapi answered, without what is wrapped around it: an entry in the v4 format or in the plain one of Strapi 5, alone or in a list. Of a
 * list the first one that is published. Null when there is none.
 */
export function readEntry(body: unknown): Fields | null {
  const data = isFields(body) ? body['data'] : null;
  const entries = Array.isArray(data) ? data : [data];
  const fields = entries.filter(isFields).map((entry) => (isFields(entry['attributes']) ? entry['attributes'] : entry));
  return fields.find(({ publishedAt }) => publishedAt !== null) ?? null;
}

/** A text, or the text of blocks that an editor wrote; everything else, and nothing, is null. What looks like code is text all the same. */
export function readText(value: unknown): string | null {
  const text = Array.isArray(value) ? value.map(textOfBlock).join('\n') : value;
  return typeof text === 'string' ? text.trim() || null : null;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A paragraph, a heading, a list: their texts, one behind the other. */
function textOfBlock(block: unknown): string {
  if (!isFields(block)) return '';
  const { text, children } = block;
  if (typeof text === 'string') return text;
  return Array.isArray(children) ? children.map(textOfBlock).join(block['type'] === 'list' ? '\n' : '') : '';
}
