const compileMessages = require('./messages-loader.cjs');

/** The messages as a page gets them. */
async function compile(messages) {
  const code = await new Promise((resolve, reject) =>
    compileMessages.call(
      { async: () => (error, result) => (error ? reject(error) : resolve(result)), resourcePath: 'en.json' },
      JSON.stringify(messages),
    ),
  );
  return JSON.parse(code.slice('module.exports = '.length, -1));
}

let numbers = 0;
const formatters = {
  getNumberFormat: (...options) => {
    numbers += 1;
    return new Intl.NumberFormat(...options);
  },
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};
let format;
beforeAll(async () => {
  const { IntlMessageFormat } = await import('intl-messageformat');
  format = (message, values) => new IntlMessageFormat(message, 'en', {}, { formatters }).format(values);
});

it('a count is shown without Intl, in a tag and in a nested choice too', async () => {
  const { items, nested } = await compile({
    items: '{count, plural, =0 {No items} one {# item} other {<b># items</b>}}',
    nested: '{kind, select, esim {{count, plural, other {# eSIMs}}} other {none}}',
  });
  const bold = { b: (chunks) => chunks.join('') };
  expect([0, 1, 7].map((count) => format(items, { count, ...bold }))).toEqual(['No items', '1 item', '7 items']);
  expect(format(nested, { count: 2, kind: 'esim' })).toBe('2 eSIMs');
  expect(numbers).toBe(0);
});

it('a choice with an offset counts from it', async () => {
  const { guests } = await compile({ guests: '{count, plural, offset:1 =1 {you} other {you and # others}}' });
  expect(format(guests, { count: 3 })).toBe('you and 2 others');
});

it('a broken message is named', async () => {
  await expect(compile({ broken: '{count, plural' })).rejects.toThrow('Message "broken" in en.json is not valid ICU');
});
