import fc from 'fast-check';
import {
  compact,
  dialledDigits,
  formatIban,
  phoneHref,
  parseHouseNumber,
  parseIban,
  parseOrderNumber,
  parsePostcode,
  parseSameSitePath,
  parseEmail,
  readText,
  spacedNumber,
  splitStreet,
} from './index';

/** Copied with a value from contact apps, mails and PDFs: general categories Cf and Mn, default ignorables, beyond the first plane too. */
const invisibles = [
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufe0f',
  '\ufeff',
  '\u{e0100}',
];

describe('pasted text', () => {
  const values = [
    ['phone number', dialledDigits, '+352 661 123 456', '+352661123456'],
    ['IBAN', parseIban, 'LU28 0019 4006 4475 0000', 'LU280019400644750000'],
    ['postcode', parsePostcode, 'L-8211', '8211'],
    ['e-mail address', parseEmail, 'ada@example.lu', 'ada@example.lu'],
    ['house number', parseHouseNumber, '12A', '12A'],
    ['order number', parseOrderNumber, 'ALZ-2026-000042', 'ALZ-2026-000042'],
    ['ICCID or voucher', compact, '8935 2010 0000 0000 019', '8935201000000000019'],
    ['name', readText, 'Łódź', 'Łódź'],
  ] as const;

  it.each(values)(
    '[I2, I3, I7] a %s is the same with invisible characters anywhere',
    (_name, parse, text, expected) => {
      const between = fc.array(fc.constantFrom('', '', '', ...invisibles), { minLength: text.length + 1 });
      fc.assert(
        fc.property(between, (signs) => {
          const pasted = Array.from(text, (sign, place) => `${signs[place]}${sign}`).join('') + signs[text.length];
          expect(parse(pasted)).toBe(expected);
        }),
      );
    },
  );

  it.each([
    ['tel:+352 661 123 456', dialledDigits, '+352661123456'],
    ['+352\u2212661\u2212123\u2212456', dialledDigits, '+352661123456'],
    ['IBAN LU28 0019 4006 4475 0000', parseIban, 'LU280019400644750000'],
    ['IBAN: lu28\u22120019 4006 4475 0000', parseIban, 'LU280019400644750000'],
    ['LU-8211', parsePostcode, '8211'],
    ['lu 8211', parsePostcode, '8211'],
    ['mailto:ada@example.lu', parseEmail, 'ada@example.lu'],
    ['MAILTO: ada@example.lu ', parseEmail, 'ada@example.lu'],
    ['12,', parseHouseNumber, '12'],
    ['12 , ', parseHouseNumber, '12'],
    ['alz2026000042', parseOrderNumber, 'ALZ-2026-000042'],
    ['ALZ 2026 000042', parseOrderNumber, 'ALZ-2026-000042'],
    ['ALZ–2026–000042', parseOrderNumber, 'ALZ-2026-000042'],
    ['42', parseOrderNumber, '42'],
  ] as const)('[I2, I3, I7, Q2] %j is understood', (pasted, parse, expected) => {
    expect(parse(pasted)).toBe(expected);
  });
});

describe('a street that autofill brings with its number', () => {
  it.each([
    ['12, rue de Mamer', 'rue de Mamer', '12'],
    ['12 rue de Mamer', 'rue de Mamer', '12'],
    ['12A, rue de Mamer', 'rue de Mamer', '12A'],
    ['3 bis avenue de la Liberté', 'avenue de la Liberté', '3 bis'],
    ['Hauptstraße 12a', 'Hauptstraße', '12a'],
    ['rue de Mamer, 12', 'rue de Mamer', '12'],
    ['12, rue du 10 Septembre', 'rue du 10 Septembre', '12'],
    ['5 Łódź', 'Łódź', '5'],
  ])('[I3] %j is split', (line, street, number) => {
    expect(splitStreet(line)).toEqual({ street, number });
  });

  it.each(['rue de Mamer', 'Rue du 10 Septembre', '', '12', '12A', 'Cité 2000', 'N7'])(
    '[I3] %j is a street alone',
    (line) => {
      expect(splitStreet(line)).toBeNull();
    },
  );
});

describe('typed text', () => {
  it('loses spaces, dots, dashes and invisible characters', () => {
    expect(compact(' 691\u00a0123.456-7\u200b\u202f8\u2011 ')).toBe('69112345678');
  });

  it.each(['8211', 'L-8211', 'l 8211', ' L - 82 11 ', 'L\u20118211'])(
    '[I3] %j is one postcode without its prefix',
    (typed) => {
      expect(parsePostcode(typed)).toBe('8211');
    },
  );

  it.each(['', '821', '82111', 'F-8211', 'LL8211', '821a'])('[I3] %j has no postcode', (typed) => {
    expect(parsePostcode(typed)).toBeNull();
  });

  it.each(['24', '12A', '3 bis', '12-14', '12/3', '12 bte 4', '24 1/2', '5 b', 'A 12', '7 rez-de-chaussée'])(
    '[I3] the house number %j is unchanged',
    (typed) => {
      expect(parseHouseNumber(typed)).toBe(typed);
      expect(parseHouseNumber(` ${typed}\u200b `)).toBe(typed);
    },
  );

  it.each(['', 'bis', 'vingt', '12, bte 4', '12\nbte 4', '12\u2028b', '12\u0007b', '1'.repeat(21)])(
    '[I3] %j has no house number',
    (typed) => {
      expect(parseHouseNumber(typed)).toBeNull();
    },
  );

  it('[I7] an IBAN is read in any grouping, and printed in groups of four', () => {
    expect(parseIban('lu28 0019-4006.4475 0000')).toBe('LU280019400644750000');
    expect(formatIban('lu280019400644750000')).toBe('LU28 0019 4006 4475 0000');
    expect(formatIban('LU2800194')).toBe('LU28 0019 4');
  });

  it('a Luxembourg number is dialled with its prefix', () => {
    expect(phoneHref('8002 4000')).toBe('tel:+35280024000');
  });

  it('[B9] an origin is a path of this site only', () => {
    expect(parseSameSitePath('/en/mobile?plan=m#top')).toBe('/en/mobile?plan=m#top');
    for (const elsewhere of [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test',
      'javascript:alert(1)',
      'mobile',
      '',
      '/a\\b',
      '/a b',
      '/\tevil',
      '/en/..//evil.test',
      '/en/%2e%2E//evil.test',
    ]) {
      expect(parseSameSitePath(elsewhere)).toBeNull();
    }
  });
});

describe('dialledDigits', () => {
  it.each(['+352 691.123-456', '00352691123456', '+00352 691 123 456', '(+352) 691/123456', '\u200b+352 691 123 456'])(
    '[I2] reads %j as one number that names its country',
    (typed) => {
      expect(dialledDigits(typed)).toBe('+352691123456');
    },
  );

  it('[I2] keeps a number without its country unchanged', () => {
    expect(dialledDigits('06 12 34 56 78')).toBe('0612345678');
    expect(dialledDigits('352 691 123 456')).toBe('352691123456');
  });

  it.each(['', '12', 'call me', '691 12x', '691 123 456 ext. 4', '691123456, 661234567', '1'.repeat(18)])(
    '[I2] finds no number in %j',
    (typed) => {
      expect(dialledDigits(typed)).toBeNull();
    },
  );
});

describe('parseEmail', () => {
  it('[C4] accepts a complete address and removes the surrounding spaces', () => {
    expect(parseEmail(' ada@example.lu ')).toBe('ada@example.lu');
    expect(['', 'ada', 'ada@', 'ada@example', 'a b@example.lu', 'ada@example.l', 'ada@.lu'].map(parseEmail)).toEqual(
      Array(7).fill(null),
    );
  });

  it.each([
    '.ada@example.lu',
    'ada.@example.lu',
    'ada..lovelace@example.lu',
    'ada@.example.lu',
    'ada@example..lu',
    'ada@example.lu.',
    'ada@-example.lu',
    'ada@mail.-example.lu',
    'ada@example-.lu',
    'ada@example.-lu',
  ])('[C4] refuses %s, to which no mail can be sent', (email) => {
    expect(parseEmail(email)).toBeNull();
  });

  it.each(['ada.lovelace@mail.ex-ample.lu', '-ada-@xn--bcher-kva.lu', 'ada+shop@example.lu'])(
    '[C4] accepts %s',
    (email) => {
      expect(parseEmail(email)).toBe(email);
    },
  );
});

it('a Luxembourg number gets its usual spaces, other numbers none', () => {
  expect(spacedNumber('+352691123456')).toBe('+352 691 123 456');
  expect(spacedNumber('+33612345678')).toBe('+33612345678');
});
