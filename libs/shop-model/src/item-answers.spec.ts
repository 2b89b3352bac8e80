import { installationKeys, mobileLineKeys } from './form-keys';
import { numberAnswers, withItemAnswers } from './item-answers';
import { aCartItem } from './testing/cart-item';

const keys = mobileLineKeys('line-1');
const line = aCartItem({ identifier: 'line-1' });
const changed = { ...line, subscriptionMode: 'change' as const };
const changedLine = { id: 'a', name: 'Mobile S', phoneNumber: '+352661222333' };
const typed = { [keys.currentOperator]: 'post', [keys.currentNumber]: '691 123 456', [keys.iccid]: '8935' };
const typedForChange = { [keys.currentNumber]: '691 999 888', [keys.iccid]: 'unknown' };

describe('number answers', () => {
  it.each([
    ['a new line', line, typed, { operator: 'post', number: '691 123 456', iccid: '8935' }],
    ['a new line with answers of a change', line, typedForChange, { operator: '', number: '', iccid: '' }],
    ['a changed line', { ...changed, changedLine }, {}, { operator: '', number: '+352661222333', iccid: 'unknown' }],
    ['a changed line with answers of a new one', changed, typed, { operator: '', number: '', iccid: 'unknown' }],
    ['a changed line with a typed number', changed, typedForChange, { number: '691 999 888' }],
  ])('[E2] of %s count for its present mode only', (_what, item, values, answers) => {
    expect(numberAnswers(item, values)).toMatchObject(answers);
  });
});

describe('values with the answers of items', () => {
  it('[E1, E8, J3] have the cart’s answers under the keys of the specification, whatever was typed', () => {
    const modes = [{ code: 'self', label: '', description: '', price: 0 }];
    const item = {
      ...line,
      keepNumber: true,
      simType: 'eSIM' as const,
      installationModes: modes,
      installationMode: 'self',
    };
    const values = { [keys.keepNumber]: false, [keys.simType]: 'physical', 'contract.bank.iban': 'LU28' };
    expect(withItemAnswers(values, [item])).toEqual({
      [keys.keepNumber]: true,
      [keys.simType]: 'eSIM',
      [installationKeys('mobile', 'line-1').type]: 'self',
      'contract.bank.iban': 'LU28',
    });
  });

  it('[E2] of a changed line keep its number, also when they are read twice', () => {
    const items = [{ ...changed, keepNumber: false, changedLine }];
    const values = withItemAnswers(typed, items);
    expect(values).toMatchObject({
      [keys.keepNumber]: true,
      [keys.currentOperator]: '',
      [keys.currentNumber]: '+352661222333',
      [keys.iccid]: 'unknown',
    });
    expect(withItemAnswers(values, items)).toEqual(values);
  });
});
