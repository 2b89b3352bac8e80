import { parseIccid } from './iccid';

const right = '8935201000000012340';

describe('the number of a SIM card', () => {
  it.each([
    right,
    '8935 2010 0000 0012 340',
    '8935-2010-0000-0012-340',
    '8935.2010.0000.0012.340',
    `\u200b${right}\u00a0`,
  ])('[E4] is valid as %j', (typed) => {
    expect(parseIccid(typed)).toEqual({ digits: right, isDoubtful: false });
  });

  it('[E4] may have a filling digit if the other digits are valid', () => {
    expect(parseIccid(`${right}5`)).toEqual({ digits: `${right}5`, isDoubtful: false });
    expect(parseIccid('89352010000000123415')).toBeNull();
  });

  it('[E4] is doubtful, not invalid, if its check digit does not fit', () => {
    expect(parseIccid('8935201000000012341')).toEqual({ digits: '8935201000000012341', isDoubtful: true });
  });

  it.each(['', '893520100000001234', `${right}55`, '893520100000001234F', 'unknown'])(
    '[E4] is invalid as %j',
    (typed) => {
      expect(parseIccid(typed)).toBeNull();
    },
  );
});
