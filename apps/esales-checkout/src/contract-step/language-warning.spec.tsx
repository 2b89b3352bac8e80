import { screen, within } from '@testing-library/react';
import { contractKeys, type FormValues } from '@alzette/shop-model';
import { renderCheckout } from '../testing/render-checkout';
import { contractValues } from '../testing/typed-values';

const account = { [contractKeys.iban]: 'LU28 0019 4006 4475 0000' };
const file = { [contractKeys.residentFileState]: 'VALID' };
const empty = { [contractKeys.iban]: '', [contractKeys.residentFileState]: '' };

/** The contract step under a header with a link to another language. */
async function open(values: FormValues) {
  const page = await renderCheckout({ step: 'contract', values: { ...contractValues, ...empty, ...values } });
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '#de';
  link.hreflang = 'de';
  link.textContent = 'Deutsch';
  return { ...page, press: () => page.user.click(link) };
}

afterEach(() => {
  document.querySelectorAll('a[hreflang]').forEach((link) => link.remove());
  window.location.hash = '';
});

describe('a change of the language', () => {
  it.each([
    ['an account', account, /does not keep your account number/u],
    ['a file', file, /does not keep your file/u],
    ['both', { ...account, ...file }, /neither your account number nor your file/u],
  ])('[I6, K10] asks first where it would lose %s', async (_what, values, text) => {
    const { user, press } = await open(values);
    await press();
    const dialog = within(screen.getByRole('alertdialog', { name: 'Change the language?' }));
    expect(dialog.getByText(text)).toBeVisible();
    expect(window.location.hash).toBe('');
    await user.click(dialog.getByRole('button', { name: 'Stay on this page' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await press();
    await user.click(screen.getByRole('button', { name: 'Change the language' }));
    expect(window.location.hash).toBe('#de');
  });

  it('[K10] asks nothing where nothing is lost', async () => {
    const { press } = await open({});
    await press();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#de');
  });
});
