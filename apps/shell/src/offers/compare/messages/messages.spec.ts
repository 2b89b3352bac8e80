import { expectSameIds } from '@alzette/i18n';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

it('[A1] messages have the same ids in French, English and German', () => {
  expect(() => expectSameIds({ fr, en, de })).not.toThrow();
});
