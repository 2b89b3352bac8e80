import { expectSameIds } from '@alzette/i18n';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';

describe('messages of the checkout kit', () => {
  it('have the same ids and placeholders in the three languages', () => {
    expect(() => expectSameIds({ fr, en, de })).not.toThrow();
  });

  it.each([
    [fr, 'Commander avec obligation de paiement'],
    [en, 'Order with obligation to pay'],
    [de, 'Zahlungspflichtig bestellen'],
  ])('[K7] name the obligation to pay on both submit labels', (texts, label) => {
    expect(texts['payment.submit']).toBe(label);
    expect(texts['payment.submit.nothing-today']).toContain(label);
  });
});
