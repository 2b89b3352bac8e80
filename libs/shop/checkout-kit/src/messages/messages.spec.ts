import { expectSameIds } from '@alzette/i18n';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import paymentDe from '../payment/messages/de.json';
import paymentEn from '../payment/messages/en.json';
import paymentFr from '../payment/messages/fr.json';

describe('messages of the checkout kit', () => {
  it.each([
    { fr, en, de },
    { fr: paymentFr, en: paymentEn, de: paymentDe },
  ])('have the same ids and placeholders in the three languages', (messages) => {
    expect(() => expectSameIds(messages)).not.toThrow();
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
