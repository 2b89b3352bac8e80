import { expectSameIds } from '@alzette/i18n';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

describe('messages of the checkout kit', () => {
  it('say the same things in the three languages', () => {
    expect(() => expectSameIds({ fr, en, de })).not.toThrow();
  });

  it.each([
    [fr, 'Commander avec obligation de paiement'],
    [en, 'Order with obligation to pay'],
    [de, 'Zahlungspflichtig bestellen'],
  ])('[K7] carry the legal obligation on both submit labels', (texts, label) => {
    expect(texts['payment.submit']).toBe(label);
    expect(texts['payment.submit.nothing-today']).toContain(label);
  });
});
