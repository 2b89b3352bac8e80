import { expectSameIds } from '../expect-same-ids';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

describe('shared messages', () => {
  it('say the same things in the three languages', () => {
    expect(() => expectSameIds({ fr, en, de })).not.toThrow();
  });
});
