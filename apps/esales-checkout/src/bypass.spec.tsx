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
import { valuesUpToSummary, contractValues } from './testing/typed-values';

const withBypass = (bypass: Partial<Bypass>) => ({ bypass: { ...noBypass, ...bypass } });

describe('a bypassed check', () => {
  it('[G3] lets every step continue without values and without partner calls', async () => {
    const http = fakeHttp();
    const { user } = await renderCheckout({
      step: 'contract',
      http,
      settings: withBypass({ validation: true, identity: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Check and continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    expect(http.requests.map(({ url }) => url)).toEqual([paths.deliveryPrices]);
  });

  it('[G3] lets every step open by its address', () => {
    expect(activeStep(steps, aFlowState(withBypass({ validation: true })), 'summary').id).toBe('summary');
    expect(activeStep(steps, aFlowState(withBypass({ identity: true, iban: true })), 'summary').id).toBe('contract');
  });

  it('[G3, K6] sends no acceptance for a box that is not ticked', async () => {
    const http = summaryHttp().fails('POST', paths.payment, { status: 409, code: 'acceptances_missing' });
    const values = { ...valuesUpToSummary, [acceptanceKeys.conditions]: true };
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

  it('[H2] treats a guest as identified', async () => {
    await renderCheckout({ step: 'contract', settings: withBypass({ identity: true }) });
    expect(await screen.findByRole('textbox', { name: 'Last name' })).toBeVisible();
  });

  it('[I6] accepts an IBAN that was not checked, and still requires the mandate', () => {
    const unchecked = { ...contractValues, [contractKeys.ibanState]: 'INITIAL' };
    expect(contractIsComplete(aFlowState({ values: unchecked }))).toBe(false);
    expect(contractIsComplete(aFlowState({ values: unchecked, ...withBypass({ iban: true }) }))).toBe(true);
    const unsigned = { ...unchecked, [contractKeys.authorize]: false };
    expect(contractIsComplete(aFlowState({ values: unsigned, ...withBypass({ iban: true }) }))).toBe(false);
  });
});
