import { activeStep, applicableSteps, inState, nextStep, previousStep, stepState } from '@alzette/checkout-kit';
import { aCartItem } from '@alzette/testing';
import { noOrder } from './flow/order-progress';
import { type Step, type StepId, steps } from './steps';
import { aFlowState } from './testing/flow-state';
import { anInstalledItem } from './testing/installation';
import { valuesUpToSummary, contractValues } from './testing/typed-values';

const ids = (path: readonly Step[]) => path.map(({ id }) => id);
const esim = aCartItem({ simType: 'eSIM' });
const allIds: readonly StepId[] = ['cart', 'contract', 'delivery', 'summary', 'confirmation'];

/** The real steps with results that the test sets: all 2⁵ x 2 situations of the flow. */
function situations() {
  return Array.from({ length: 64 }, (_, number) => {
    const has = (bit: number) => Math.floor(number / 2 ** bit) % 2 === 1;
    const complete = new Set(allIds.filter((_id, index) => has(index)));
    const hasDelivery = has(5);
    const path = steps
      // A generated step is not applicable yet; its own spec covers it.
      .filter(({ id }) => allIds.includes(id))
      .map((step) => ({
        ...step,
        isApplicable: () => step.id !== 'delivery' || hasDelivery,
        isComplete: () => complete.has(step.id),
      }));
    return { steps: path, complete, hasDelivery };
  });
}

describe('the list of steps', () => {
  it('[G1] is cart, contract, delivery, summary, confirmation', () => {
    expect(ids(applicableSteps(steps, aFlowState()))).toEqual(allIds);
  });

  it('[G1] has no delivery when nothing is delivered', () => {
    expect(ids(applicableSteps(steps, aFlowState({ items: [esim] })))).toEqual([
      'cart',
      'contract',
      'summary',
      'confirmation',
    ]);
    expect(ids(applicableSteps(steps, aFlowState({ items: [esim, aCartItem()] })))).toContain('delivery');
  });

  it('[G1] keeps its delivery once the order is confirmed and the cart is empty', () => {
    const order = { ...noOrder, needsDelivery: true };
    expect(ids(applicableSteps(steps, aFlowState({ items: [], order })))).toContain('delivery');
    expect(ids(applicableSteps(steps, aFlowState({ items: [] })))).not.toContain('delivery');
  });
});

describe('the active step', () => {
  const at = (requested: string | null, overrides = {}) => activeStep(steps, aFlowState(overrides), requested).id;

  it('[G1] is the cart at first and for an unknown step', () => {
    expect(at(null)).toBe('cart');
    expect(at('payment')).toBe('cart');
  });

  it('[G3] is never after the first incomplete step', () => {
    expect(at('summary')).toBe('contract');
    expect(at('delivery', { values: contractValues })).toBe('delivery');
    expect(at('summary', { values: contractValues })).toBe('delivery');
    expect(at('summary', { values: valuesUpToSummary })).toBe('summary');
    expect(at('contract', { items: [] })).toBe('cart');
  });

  it('[H1] is the contract until the identity is checked', () => {
    const values = { ...valuesUpToSummary, 'contract.authenticated': false };
    expect(at('summary', { values })).toBe('contract');
  });

  it('is the summary after a reload without the IBAN, once the shop has the customer information', () => {
    const values = { ...valuesUpToSummary, 'contract.bank.iban': '', 'contract.bank.iban-state': '' };
    expect(at('summary', { values })).toBe('contract');
    expect(at('summary', { values, order: { ...noOrder, tokenValue: 't', informationSent: true } })).toBe('summary');
  });

  it('[A5] is the confirmation whenever the address names it', () => {
    expect(at('confirmation', { items: [] })).toBe('confirmation');
  });

  it('[G1, G3] obeys these rules in every combination of progress and address', () => {
    for (const { steps: path, complete, hasDelivery } of situations()) {
      const state = aFlowState();
      const shown = (id: string | null) => activeStep(path, state, id).id;
      const present = allIds.filter((id) => id !== 'delivery' || hasDelivery);
      for (const id of allIds) {
        const before = present.slice(0, present.indexOf(id));
        const isOpen = present.includes(id) && before.every((each) => complete.has(each));
        if (id === 'confirmation' || isOpen) expect(shown(id)).toBe(id);
        else if (present.includes(id)) expect(shown(id)).toBe(present.find((each) => !complete.has(each)));
        else expect(shown(id)).toBe('cart');
      }
    }
  });
});

describe('the next and the previous step', () => {
  it('[G1, G2] follow the list of steps in every combination', () => {
    for (const { steps: path, hasDelivery } of situations()) {
      const state = aFlowState();
      const present = allIds.filter((id) => id !== 'delivery' || hasDelivery);
      present.forEach((id, index) => {
        expect(nextStep(path, state, id)?.id ?? null).toBe(present[index + 1] ?? null);
        expect(previousStep(path, state, id)?.id ?? null).toBe(present[index - 1] ?? null);
      });
    }
  });
});

describe('the state of a step', () => {
  it('[G2] is done before the active step and later after it', () => {
    const path = applicableSteps(steps, aFlowState());
    for (const [position, active] of path.entries()) {
      expect(path.map((step) => stepState(path, step, active))).toEqual(
        path.map((_step, index) => (index < position ? 'done' : index === position ? 'active' : 'next')),
      );
    }
  });
});

describe('the name of a step', () => {
  const labels = (overrides: Parameters<typeof aFlowState>[0]) => {
    const state = aFlowState(overrides);
    return applicableSteps(steps, state).map(({ labelMessage }) => inState(labelMessage, state));
  };
  const free = { price: { ...aCartItem().price, activationFee: 0 } };

  it.each([true, false])(
    '[G6] depends on login, installation and payment, in every combination (guest: %s)',
    (isGuest) => {
      const contract = isGuest ? 'checkout.contract.label' : 'checkout.contract.label.customer';
      for (const isInstalled of [true, false]) {
        for (const isPaid of [true, false]) {
          const item = isInstalled ? anInstalledItem() : aCartItem();
          const items = [isPaid ? item : { ...item, ...free }];
          const order = { ...noOrder, needsDelivery: true, needsInstallation: isInstalled, needsPayment: isPaid };
          const expected = [
            'checkout.cart.label',
            contract,
            isInstalled ? 'checkout.delivery.installation.label' : 'checkout.delivery.label',
            isPaid ? 'checkout.summary.label' : 'checkout.summary.no-payment.label',
            'checkout.confirmation.label',
          ];
          expect(labels({ items, isGuest })).toEqual(expected);
          // Once the cart is empty its order decides.
          expect(labels({ items: [], order, isGuest })).toEqual(expected);
        }
      }
    },
  );

  it('[G6] counts a paid installation as a payment', () => {
    const items = [anInstalledItem({ ...free, installationMode: 'technician' })];
    expect(labels({ items })).toContain('checkout.summary.label');
  });
});
