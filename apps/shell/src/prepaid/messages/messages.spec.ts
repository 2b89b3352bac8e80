import { expectSameIds } from '@alzette/i18n';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

it('[A1] has the same message ids in French, English and German', () => {
  expect(() => expectSameIds({ fr, en, de })).not.toThrow();
});

it('keeps to ids of its own', () => {
  expect(Object.keys(fr).filter((id) => !id.startsWith('shell.prepaid.'))).toEqual([]);
});
