import { screen } from '@testing-library/react';
import { contractForms } from './contract-step/load-forms';
import { laterSteps } from './load-steps';
import { renderCheckout, title } from './testing/render-checkout';
import { summaryHttp } from './testing/summary-http';
import { contractValues } from './testing/typed-values';

const losses = [
  {
    shows: 'G1',
    step: 'delivery',
    later: laterSteps,
    heading: 'Delivery',
    role: 'switch',
    name: 'Deliver to the billing address',
  },
  { shows: 'G1, H2', step: 'contract', later: contractForms, heading: 'Your details', role: 'textbox', name: 'Street' },
];

it.each(losses)(
  '[$shows] a $step step whose file does not load keeps its title, says so, is reported, and can be loaded again',
  async ({ step, later, heading, role, name }) => {
    jest.spyOn(later, 'read').mockRejectedValueOnce(new Error('1')).mockRejectedValueOnce(new Error('2'));
    const { user, reported } = await renderCheckout({ step, values: contractValues, http: summaryHttp() });
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop does not answer');
    expect(title()).toHaveTextContent(heading);
    expect(reported).toHaveLength(1);
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole(role, { name })).toBeVisible();
  },
);
