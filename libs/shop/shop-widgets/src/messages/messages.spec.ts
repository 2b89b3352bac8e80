import { expectSameIds } from '@alzette/i18n';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

describe('messages of the shared widgets', () => {
  it('have the same ids and placeholders in the three languages', () => {
    expect(() => expectSameIds({ fr, en, de })).not.toThrow();
  });
});
