import { anAdditional, anAdditionalVariant, anInternetVariant } from '../testing';
import { headlinePrice } from './headline';

const boxPrice = { applied: { newCustomer: 300, existingCustomer: 200 }, original: 500, discountDuration: 3 };
const box = anAdditional({
  code: 'box',
  required: true,
  variants: [anAdditionalVariant({ name: 'Wifi box', price: boxPrice }), anAdditionalVariant({ code: 'dearer' })],
});
const plan = anInternetVariant({
  price: { applied: { newCustomer: 3999, existingCustomer: 4999 }, original: 4999, discountDuration: 6 },
  additionals: [
    box,
    anAdditional({ code: 'optional' }),
    anAdditional({ code: 'gift', included: true, required: true }),
  ],
});

describe('the headline price of a plan', () => {
  it('[D7, B10] contains what the plan requires, with each rise in order', () => {
    expect(headlinePrice(plan, false)).toEqual({
      monthly: 4299,
      steps: [
        { monthly: 4299, months: 3 },
        { monthly: 4499, months: 3 },
        { monthly: 5499, months: null },
      ],
      including: [{ name: 'Wifi box', monthly: 300 }],
    });
  });

  it('[D14] is that of the kind of customer', () => {
    expect(headlinePrice(plan, true)).toMatchObject({ monthly: 5199, including: [{ monthly: 200 }] });
  });

  it('[D7] names nothing that costs nothing', () => {
    const free = { applied: { newCustomer: 0, existingCustomer: 0 }, original: 0, discountDuration: null };
    const freeBox = { ...box, variants: [anAdditionalVariant({ price: free })] };
    expect(headlinePrice({ ...plan, additionals: [freeBox] }, true)).toMatchObject({ monthly: 4999, including: [] });
  });
});
