import { expectSameIds } from '@alzette/i18n';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

it('the messages of changes have the same ids in the three languages', () => {
  expect(() => expectSameIds({ fr, en, de })).not.toThrow();
});
