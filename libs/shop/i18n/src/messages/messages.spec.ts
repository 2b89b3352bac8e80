import { expectSameIds } from '../expect-same-ids';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

describe('shared messages', () => {
  it('have the same ids and placeholders in the three languages', () => {
    expect(() => expectSameIds({ fr, en, de })).not.toThrow();
  });
});
