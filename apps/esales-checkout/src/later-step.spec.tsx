import { screen } from '@testing-library/react';
import { contractForms } from './contract-step/load-forms';
import { laterSteps } from './later-step';
import { renderCheckout, title } from './testing/render-checkout';
import { summaryHttp } from './testing/summary-http';
import { contractAnswers } from './testing/typed-answers';

it('[G1] a step whose file does not load keeps its title, says so, is reported, and can be loaded again', async () => {
  jest.spyOn(laterSteps, 'read').mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2'));
  const { user, reported } = await renderCheckout({ step: 'delivery', values: contractAnswers, http: summaryHttp() });
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop does not answer');
  expect(title()).toHaveTextContent('Delivery');
  expect(reported).toHaveLength(1);
  jest.restoreAllMocks();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch', { name: 'Deliver to the billing address' })).toBeVisible();
});

it('[G1, H2] a contract form whose file does not load says so, and can be loaded again', async () => {
  jest.spyOn(contractForms, 'read').mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2'));
  const { user, reported } = await renderCheckout({ step: 'contract', values: contractAnswers });
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop does not answer');
  expect(title()).toHaveTextContent('Your details');
  expect(reported).toHaveLength(1);
  jest.restoreAllMocks();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: 'Street' })).toBeVisible();
});
