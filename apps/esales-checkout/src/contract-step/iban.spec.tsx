import { screen, waitFor, within } from '@testing-library/react';
import { contractKeys } from '@alzette/shop-model';
import { selectValues } from '@alzette/shop-store';
import { fakeHttp } from '@alzette/testing';
import { errorSummary, firstButton, renderCheckout, title } from '../testing/render-checkout';
import { contractValues } from '../testing/typed-values';

const iban = 'LU280019400644750000';
const path = `/api/v2/tool/iban/validate/${iban}`;
const valid = {
  content: { isValid: true, error_message: null, ibanDetail: { bankData: { bic: 'BCEELULL', bank: 'Spuerkeess' } } },
};
const refusedWith = (error_message: string | null) => ({
  content: { isValid: false, error_message, ibanDetail: null },
});

const unchecked = {
  [contractKeys.iban]: '',
  [contractKeys.ibanState]: '',
  [contractKeys.bic]: '',
  [contractKeys.bankName]: '',
};
const field = () => screen.getByLabelText('IBAN');
const check = () => screen.getByRole('button', { name: 'Check' });
const error = () => document.getElementById(`${contractKeys.iban}-error`)?.textContent ?? null;

async function renderIban(reply: unknown = valid) {
  const http = fakeHttp().on('GET', path, reply);
  const page = await renderCheckout({ step: 'contract', values: { ...contractValues, ...unchecked }, http });
  const stateNow = () => selectValues(page.store.getState())[contractKeys.ibanState];
  return { ...page, stateNow };
}

async function checkTyped(reply: unknown, typed = iban) {
  const page = await renderIban(reply);
  await page.user.click(field());
  await page.user.paste(typed);
  await page.user.click(check());
  return page;
}

describe('the IBAN', () => {
  it('[I7] an empty IBAN is a format error without a server call', async () => {
    const { user, http, stateNow } = await renderIban();
    await user.click(check());
    expect(error()).toContain('incomplete or has a mistake');
    expect(http.requests).toEqual([]);
    await waitFor(() => expect(stateNow()).toBe('IBAN_FORMAT_ERROR'));
  });

  it('[I7] shows its check and cannot be changed meanwhile', async () => {
    let respondNow: (content: unknown) => void = () => undefined;
    const { stateNow } = await checkTyped(() => new Promise((resolve) => (respondNow = resolve)));
    expect(field()).toHaveAttribute('readonly');
    await waitFor(() => expect(stateNow()).toBe('CHECKING'));
    respondNow(valid);
    expect(await screen.findByRole('group', { name: 'IBAN' })).toBeVisible();
  });

  it('[I7, I10] is locked once it is valid, with bank and BIC', async () => {
    const { http, stateNow } = await checkTyped(valid, 'lu28 0019-4006 4475 0000');
    const block = within(await screen.findByRole('group', { name: 'IBAN' }));
    expect(block.getByText('LU28 0019 4006 4475 0000')).toBeVisible();
    expect(block.getByText(/Spuerkeess.*BCEELULL/u)).toBeVisible();
    expect(screen.queryByLabelText('IBAN', { selector: 'input' })).not.toBeInTheDocument();
    expect(http.requestsTo('GET', path)).toHaveLength(1);
    expect(stateNow()).toBe('VALIDATED');
    const inputOf = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
    expect([contractKeys.iban, contractKeys.ibanState, contractKeys.bic, contractKeys.bankName].map(inputOf)).toEqual([
      'LU280019400644750000',
      'VALIDATED',
      'BCEELULL',
      expect.any(String),
    ]);
  });

  it('[I7, N10] reads out that it was checked, and moves the focus to “Change” and from there to the IBAN', async () => {
    const { user } = await checkTyped(valid);
    const change = await screen.findByRole('button', { name: 'Change' });
    expect(change).toHaveFocus();
    expect(screen.getByText(/Spuerkeess/u, { selector: '[role=status]' })).toBeInTheDocument();
    await user.click(change);
    expect(field()).toHaveFocus();
    expect(screen.queryByText(/Spuerkeess/u)).not.toBeInTheDocument();
  });

  it('[I7, N10] has the focus when its check finds it wrong, each time', async () => {
    const { user } = await checkTyped(refusedWith('IBAN_FORMAT_ERROR'));
    await waitFor(() => expect(field()).toHaveFocus());
    await user.click(check());
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleDescription(/incomplete or has a mistake/u);
  });

  it('[I7] can be changed again after “Change”, without bank and BIC', async () => {
    const { user, store, stateNow } = await checkTyped(valid);
    await screen.findByRole('group', { name: 'IBAN' });
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(field()).toHaveValue(iban);
    await waitFor(() => expect(stateNow()).toBe('INITIAL'));
    expect(selectValues(store.getState())).toMatchObject({ [contractKeys.bic]: '', [contractKeys.bankName]: '' });
  });

  it.each([
    ['IBAN_FORMAT_ERROR', 'incomplete or has a mistake'],
    ['IBAN_COUNTRY_ERROR', 'does not take part in euro direct debits'],
    ['IBAN_UNKNOWN_ERROR', 'could not be checked'],
  ])('[I7] gets the state %s from the server', async (name, text) => {
    const { stateNow } = await checkTyped(refusedWith(name));
    await waitFor(() => expect(error()).toContain(text));
    expect(stateNow()).toBe(name);
    expect(field()).toHaveValue(iban);
    expect(field()).not.toHaveAttribute('readonly');
  });

  it.each(['SOMETHING_ELSE', null, 'VALIDATED'])(
    '[I7] gets an unknown error for the unknown response %s',
    async (name) => {
      const { stateNow } = await checkTyped(refusedWith(name));
      await waitFor(() => expect(error()).toContain('could not be checked'));
      expect(stateNow()).toBe('IBAN_UNKNOWN_ERROR');
    },
  );

  it('[I7] gets an unknown error when the call fails, reported with the first item’s variant', async () => {
    const { reported, stateNow } = await checkTyped(() => {
      throw Object.assign(new Error('away'), { status: 503 });
    });
    await waitFor(() => expect(error()).toContain('could not be checked'));
    expect(stateNow()).toBe('IBAN_UNKNOWN_ERROR');
    expect(Object.values(reported[0]?.context ?? {})).toContain('mobile-m-24');
    expect(JSON.stringify(reported[0]?.context)).not.toContain(iban);
  });

  it('[I7] loses its error as soon as it is typed again', async () => {
    const { user } = await checkTyped(refusedWith('IBAN_FORMAT_ERROR'));
    await waitFor(() => expect(error()).toContain('incomplete'));
    await user.type(field(), '1');
    await waitFor(() => expect(error()).toBeNull());
  });

  it('[I7] gets no error for a missing check while its button is pressed, because the error would move the button', async () => {
    const { user } = await renderIban();
    await user.type(field(), iban);
    await user.pointer({ keys: '[MouseLeft>]', target: check() });
    expect(error()).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: check() });
    expect(await screen.findByRole('group', { name: 'IBAN' })).toBeVisible();
  });

  it('[I7] can be checked again if the shopper left the step before the response', async () => {
    const { user } = await checkTyped(() => new Promise(() => undefined));
    await user.click(screen.getByRole('button', { name: 'Back to the cart' }));
    await user.click(firstButton('Continue to the contract'));
    expect(field()).toHaveValue(iban);
    expect(field()).not.toHaveAttribute('readonly');
    expect(check()).toBeEnabled();
  });
});

describe('“Check and continue” with an IBAN that was not checked', () => {
  const creditPath = '/api/v2/shop/creditcheck/status';

  async function submitTyped(reply: unknown, typed = iban) {
    const page = await renderIban(reply);
    page.http.on('POST', creditPath, { status: 'no_error' });
    await page.user.click(field());
    if (typed !== '') await page.user.paste(typed);
    await page.user.click(firstButton('Check and continue'));
    return page;
  }

  it('[I6, I7] checks it and continues', async () => {
    const { http, stateNow } = await submitTyped(valid, 'LU28 0019 4006 4475 0000');
    expect(await screen.findByRole('group', { name: 'IBAN' })).toBeVisible();
    await waitFor(() => expect(http.requestsTo('POST', creditPath)).toHaveLength(1));
    expect(http.requestsTo('GET', path)).toHaveLength(1);
    expect(stateNow()).toBe('VALIDATED');
    expect(screen.getByRole('button', { name: 'Change' })).not.toHaveFocus();
  });

  it.each([
    ['IBAN_FORMAT_ERROR', 'incomplete or has a mistake'],
    ['IBAN_COUNTRY_ERROR', 'does not take part in euro direct debits'],
  ])('[G3, I6, I7] stays on the step and names the fault %s in the summary', async (name, text) => {
    const { http, stateNow } = await submitTyped(refusedWith(name));
    await waitFor(() => expect(errorSummary().getByRole('link')).toHaveTextContent(text));
    expect(stateNow()).toBe(name);
    expect(title()).toHaveTextContent('Your details');
    expect(http.requestsTo('POST', creditPath)).toEqual([]);
  });

  it('[G3, I7] stays on the step when the check fails, and checks again on the next press', async () => {
    const { user, http } = await submitTyped(() => {
      throw Object.assign(new Error('away'), { status: 503 });
    });
    await waitFor(() => expect(errorSummary().getByRole('link')).toHaveTextContent('could not be checked'));
    http.on('GET', path, valid);
    await user.click(firstButton('Check and continue'));
    await waitFor(() => expect(http.requestsTo('POST', creditPath)).toHaveLength(1));
  });

  it('[I6, I7] asks for an IBAN that is missing, without a call', async () => {
    const { http } = await submitTyped(valid, '');
    await waitFor(() => expect(errorSummary().getByRole('link')).toHaveTextContent('Enter your IBAN.'));
    expect(http.requests).toEqual([]);
  });
});
