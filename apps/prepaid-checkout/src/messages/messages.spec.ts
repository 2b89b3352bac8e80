import { expectSameIds } from '@alzette/i18n';
import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import paymentDe from '../payment/messages/de.json';
import paymentEn from '../payment/messages/en.json';
import paymentFr from '../payment/messages/fr.json';

describe('messages of the prepaid checkout', () => {
  it.each([
    { fr, en, de },
    { fr: paymentFr, en: paymentEn, de: paymentDe },
  ])('have the same ids and placeholders in the three languages', (messages) => {
    expect(() => expectSameIds(messages)).not.toThrow();
  });
});
