import { noBypass } from './bypass';
import { readBypass } from './read-bypass';

it('[G3, H2, I6] switches off what it names, in a development build', () => {
  expect(readBypass('identity, iban', true)).toEqual({
    bypass: { validation: false, identity: true, iban: true },
    problem: null,
  });
  expect(readBypass('validation', true).bypass.validation).toBe(true);
  expect(readBypass('', true)).toEqual({ bypass: noBypass, problem: null });
});

it('[G3, H2, I6] is refused by every other build', () => {
  expect(readBypass('identity').problem).toMatch(/ALZETTE_BYPASS is "identity" in a production build: .*npm run dev/u);
  expect(readBypass('identity').bypass).toEqual(noBypass);
  expect(readBypass(undefined)).toEqual({ bypass: noBypass, problem: null });
});

it('says which names there are', () => {
  expect(readBypass('identiy', true).problem).toBe(
    'ALZETTE_BYPASS names identiy: give some of validation, identity, iban.',
  );
});
