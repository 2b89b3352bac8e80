import { noBypass, parseBypass } from './bypass';

it('[G3, H2, I6] ALZETTE_BYPASS switches off the named checks in a development build', () => {
  expect(parseBypass('identity, iban', true)).toEqual({
    bypass: { validation: false, identity: true, iban: true },
    problem: null,
  });
  expect(parseBypass('validation', true).bypass.validation).toBe(true);
  expect(parseBypass('', true)).toEqual({ bypass: noBypass, problem: null });
});

it('[G3, H2, I6] ALZETTE_BYPASS is refused by every other build', () => {
  expect(parseBypass('identity').problem).toMatch(/ALZETTE_BYPASS is "identity" in a production build: .*npm run dev/u);
  expect(parseBypass('identity').bypass).toEqual(noBypass);
  expect(parseBypass(undefined)).toEqual({ bypass: noBypass, problem: null });
});

it('ALZETTE_BYPASS with an unknown name lists the known ones', () => {
  expect(parseBypass('identiy', true).problem).toBe(
    'ALZETTE_BYPASS names identiy: give some of validation, identity, iban.',
  );
});
