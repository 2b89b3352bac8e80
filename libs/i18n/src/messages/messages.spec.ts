import { differingIds } from '../same-ids';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

describe('shared messages', () => {
  it('say the same things in the three languages', () => {
    expect(differingIds({ fr, en, de })).toEqual([]);
  });
});
