import { screen } from '@testing-library/react';
import { activeStep } from '@alzette/checkout-kit';
import { type Bypass, noBypass } from '@alzette/operator-config';
import { acceptanceKeys, contractKeys, type PaymentUrlRequest } from '@alzette/shop-model';
import { fakeHttp } from '@alzette/testing';
import { contractIsComplete } from './contract-step/contract-schema';
import { steps } from './steps';
import { aFlowState } from './testing/flow-state';
import { firstButton, renderCheckout } from './testing/render-checkout';
import { paths, summaryHttp } from './testing/summary-http';
import { answersUpToSummary, contractAnswers } from './testing/typed-answers';

const withBypass = (bypass: Partial<Bypass>) => ({ bypass: { ...noBypass, ...bypass } });

describe('a check that a developer left out', () => {
  it('[G3] every step advances without answers and without partner calls', async () => {
    const http = fakeHttp();
    const { user } = await renderCheckout({
      step: 'contract',
      http,
      settings: withBypass({ validation: true, identity: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Check and continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    expect(http.requests).toEqual([]);
  });

  it('[G3] opens every step by its address', () => {
    expect(activeStep(steps, aFlowState(withBypass({ validation: true })), 'summary').id).toBe('summary');
    expect(activeStep(steps, aFlowState(withBypass({ identity: true, iban: true })), 'summary').id).toBe('contract');
  });

  it('[G3, K6] sends no acceptance of a box that is not ticked', async () => {
    const http = summaryHttp().fails('POST', paths.payment, { status: 409, code: 'acceptances_missing' });
    const values = { ...answersUpToSummary, [acceptanceKeys.conditions]: true };
    const { user } = await renderCheckout({
      step: 'summary',
      values,
      http,
      settings: withBypass({ validation: true }),
    });
    await screen.findByText('Mobile contract');
    await user.click(firstButton('Order with obligation to pay'));
    const sent = http.requestsTo('POST', paths.payment)[0]?.body as PaymentUrlRequest;
    expect(sent.acceptances?.map(({ code }) => code)).toEqual(['conditions']);
  });

  it('[H2] takes a guest for identified', async () => {
    await renderCheckout({ step: 'contract', settings: withBypass({ identity: true }) });
    expect(await screen.findByRole('textbox', { name: 'Last name' })).toBeVisible();
  });

  it('[I6] takes an IBAN that was not checked, and still asks for the mandate', () => {
    const unchecked = { ...contractAnswers, [contractKeys.ibanState]: 'INITIAL' };
    expect(contractIsComplete(aFlowState({ values: unchecked }))).toBe(false);
    expect(contractIsComplete(aFlowState({ values: unchecked, ...withBypass({ iban: true }) }))).toBe(true);
    const unsigned = { ...unchecked, [contractKeys.authorize]: false };
    expect(contractIsComplete(aFlowState({ values: unsigned, ...withBypass({ iban: true }) }))).toBe(false);
  });
});
