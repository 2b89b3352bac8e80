import {
  birthdate,
  checked,
  email,
  findErrors,
  formSchema,
  phone,
  postcode,
  sameAs,
  streetNumber,
  text,
  when,
} from './index';

const check = (rule: Parameters<typeof formSchema>[0][string], value: string | boolean) =>
  findErrors(formSchema({ 'a.b': rule }), { 'a.b': value })['a.b'] ?? null;

describe('rules for texts', () => {
  it.each([
    ['text', text(), '  ', 'required'],
    ['optional text', text({ required: false }), '', null],
    ['allowed values', text({ allowed: ['post', 'join'] }), 'tango', 'choice'],
    ['allowed values', text({ allowed: ['post', 'join'] }), 'join', null],
    ['pattern', text({ pattern: /^A/u }), 'B', 'pattern'],
    ['e-mail', email(), 'ada@example', 'email'],
    ['e-mail', email(), ' ada@example.lu ', null],
    ['e-mail', email(), 'ada@exa mple.lu', 'email'],
    ['postcode', postcode(), 'L-8211', null],
    ['postcode', postcode(), '82111', 'postcode'],
    ['street number', streetNumber(), '24', null],
    ['street number', streetNumber(), '3 bis', null],
    ['street number', streetNumber(), 'bis', 'number'],
    ['street number', streetNumber(), '12, 14', 'number'],
    ['phone', phone(), '691 123 456', null],
    ['phone', phone(), 'call me', 'phone'],
    ['box', checked(), false, 'required'],
    ['box', checked(), true, null],
  ])('[N1, N2] %s: %#', (_name, rule, value, problem) => {
    expect(check(rule, value)).toBe(problem);
  });

  it('[I2] the confirmation equals the address, ignoring case', () => {
    const schema = formSchema({ 'a.email': email(), 'b.confirm': sameAs('a.email') });
    expect(findErrors(schema, { 'a.email': 'Ada@example.lu', 'b.confirm': 'ada@example.lu ' })).toEqual({});
    expect(findErrors(schema, { 'a.email': 'ada@example.lu', 'b.confirm': 'eve@example.lu' })).toEqual({
      'b.confirm': 'mismatch',
    });
  });

  it('a conditional rule applies only under its condition', () => {
    const schema = formSchema({ 'a.iban': when((values) => values['a.type'] === 'direct-debit', text()) });
    expect(findErrors(schema, { 'a.type': 'direct-debit', 'a.iban': '' })).toEqual({ 'a.iban': 'required' });
    expect(findErrors(schema, { 'a.type': 'on-invoice', 'a.iban': '' })).toEqual({});
  });

  it('[E8] errors are found under keys with hyphens and identifiers', () => {
    const schema = formSchema({
      'cart.product-mobile.17.kmn.iccid': text(),
      'cart.product-mobile.17.sim-type': text(),
    });
    expect(findErrors(schema, {})).toEqual({
      'cart.product-mobile.17.kmn.iccid': 'required',
      'cart.product-mobile.17.sim-type': 'required',
    });
  });
});

describe('the birthdate', () => {
  const on = (today: string) => birthdate(18, () => today);
  it.each([
    ['', '2026/11/21', 'required'],
    ['/05/14', '2026/11/21', 'date'],
    ['1991/02/29', '2026/11/21', 'date'],
    ['1992/02/29', '2026/11/21', null],
    ['1891/02/28', '2026/11/21', 'date'],
    ['2030/01/01', '2026/11/21', 'date'],
    ['2008/11/22', '2026/11/21', 'minimum-age'],
    ['2008/11/21', '2026/11/21', null],
    ['2008/02/29', '2026/02/28', 'minimum-age'],
    ['2008/02/29', '2026/03/01', null],
  ])('[I1] %s on %s: %s', (value, today, problem) => {
    expect(check(on(today), value)).toBe(problem);
  });

  it('a birthdate is compared with today in Luxembourg', () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z') });
    expect(check(birthdate(18), '2008/11/21')).toBeNull();
    jest.useRealTimers();
  });
});
