import { fireEvent, screen, waitFor } from '@testing-library/react';
import { contractKeys, type FormValues, type OrderRequest, proofExtensions } from '@alzette/shop-model';
import { persist, selectValues } from '@alzette/shop-store';
import { aCartItem, aCustomer, aDeviceItem } from '@alzette/testing';
import { firstButton, renderCheckout, title } from '../testing/render-checkout';
import { paths, summaryHttp } from '../testing/summary-http';
import { valuesUpToSummary, contractValues } from '../testing/typed-values';

const bytes: Record<string, readonly number[]> = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  jfif: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04],
};
const unchosen = { [contractKeys.residentFile]: '', [contractKeys.residentFileState]: '' };

function aFile(name: string, size = 100, extension = name.split('.').at(-1)?.toLowerCase() ?? '') {
  const content = new Uint8Array(size);
  content.set(bytes[extension] ?? []);
  return new File([content], name);
}

const field = () => screen.getByLabelText<HTMLInputElement>('Proof of residence');
const error = () => document.getElementById(`${contractKeys.residentFile}-error`)?.textContent ?? null;
const submit = () => firstButton('Check and continue');

function atContract({
  values = {},
  items = [aDeviceItem()],
}: { values?: FormValues; items?: ReturnType<typeof aCartItem>[] } = {}) {
  return renderCheckout({ step: 'contract', items, values: { ...contractValues, ...unchosen, ...values } });
}

describe('the proof of residence', () => {
  it('[I4] is required from a guest with a device only', async () => {
    const { unmount } = await atContract();
    expect(field()).toHaveAttribute('name', 'contract.resident.file');
    expect(field()).toHaveAttribute('accept', '.jpeg,.jpg,.jfif,.png,.pdf,.doc,.docx');
    unmount();
    const guest = await atContract({ items: [aCartItem()] });
    expect(screen.queryByLabelText('Proof of residence')).not.toBeInTheDocument();
    guest.unmount();
    await renderCheckout({ step: 'contract', customer: aCustomer(), items: [aDeviceItem()] });
    expect(screen.getByRole('heading', { name: 'Your customer account' })).toBeVisible();
    expect(screen.queryByLabelText('Proof of residence')).not.toBeInTheDocument();
  });

  it('[I4, G3] gets an error while it is missing', async () => {
    const { user, http } = await atContract();
    await user.click(submit());
    expect(error()).toBe('Add your proof of residence.');
    expect(screen.getByRole('link', { name: /^Proof of residence/u })).toHaveAttribute(
      'href',
      '#contract.resident.file',
    );
    expect(http.requests).toEqual([]);
  });

  it.each(proofExtensions)('[I4] may be a %s', async (extension) => {
    const { user } = await atContract();
    await user.upload(field(), aFile(`bill.${extension}`));
    expect(await screen.findByText(`bill.${extension}`)).toBeVisible();
    expect(error()).toBeNull();
  });

  it.each([
    ['another format', aFile('bill.exe')],
    ['a name that its content denies', aFile('bill.png', 100, 'pdf')],
    ['nothing at all', new File([], 'bill.pdf')],
  ])('[I4] may not be %s, which is not sent', async (_title, file) => {
    const { user, http } = await atContract();
    fireEvent.change(field(), { target: { files: [file] } });
    await waitFor(() => expect(error()).toContain('Choose a JPEG, PNG, PDF or Word file.'));
    await user.click(submit());
    expect(error()).toContain('Choose a JPEG, PNG, PDF or Word file.');
    expect(http.requests).toEqual([]);
  });

  it('[I4] may have 10485760 bytes, and not one more', async () => {
    const { user, store } = await atContract();
    await user.upload(field(), aFile('big.pdf', 10_485_761));
    await waitFor(() => expect(error()).toBe('This file is over 10 MB. Choose a smaller one.'));
    await user.upload(field(), aFile('full.pdf', 10_485_760));
    expect(await screen.findByText('full.pdf')).toBeVisible();
    expect(error()).toBeNull();
    await waitFor(() => expect(selectValues(store.getState())[contractKeys.residentFile]).toBe('full.pdf'));
  });

  it.each([
    ['abcdefghijklmnopqrstuvwxyz.pdf', 'abcdefghijklmnopqrstuvwxyz.pdf'],
    ['abcdefghijklmnopqrstuvwxyzA.pdf', 'abcdefghijklmnopqrstuvwxyzA.pd…'],
  ])('[I4] named %s is displayed as %s', async (name, shown) => {
    const { user } = await atContract();
    await user.upload(field(), aFile(name));
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('[I4] can be dropped, changed and removed', async () => {
    const { user } = await atContract();
    fireEvent.drop(field().parentElement as HTMLElement, { dataTransfer: { files: [aFile('first.pdf')] } });
    expect(await screen.findByText('first.pdf')).toBeVisible();
    await user.upload(field(), aFile('second.png'));
    expect(await screen.findByText('second.png')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the file' }));
    await user.click(submit());
    expect(error()).toBe('Add your proof of residence.');
  });

  it('[I4] is never stored in the browser, not even its name', async () => {
    sessionStorage.clear();
    localStorage.clear();
    const { user, store } = await atContract();
    const stop = persist(store, () => undefined);
    await user.upload(field(), aFile('secret-bill.pdf'));
    await user.type(screen.getByLabelText('Town'), '!');
    await waitFor(() => expect(selectValues(store.getState())[contractKeys.residentFile]).toBe('secret-bill.pdf'));
    expect(sessionStorage).not.toHaveLength(0);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('secret-bill');
    stop();
  });

  it('[I4] is required again if only its name is left', async () => {
    const { user } = await atContract({ values: { [contractKeys.residentFile]: 'bill.pdf' } });
    expect(screen.queryByText('bill.pdf')).not.toBeInTheDocument();
    await user.click(submit());
    expect(error()).toBe('Add your proof of residence.');
  });
});

describe('the order of a guest with a device', () => {
  it('[I4, K1] contains the chosen file as text', async () => {
    const http = summaryHttp().on('POST', '/api/v2/shop/creditcheck/status', { status: 'no_error' });
    const { user } = await renderCheckout({
      step: 'contract',
      items: [aDeviceItem()],
      values: { ...valuesUpToSummary, ...unchosen },
      http,
    });
    await user.upload(field(), aFile('bill.pdf', 9));
    await screen.findByText('bill.pdf');
    await user.click(submit());
    await waitFor(() => expect(title()).toHaveTextContent('Delivery'), { timeout: 8000 });
    await user.click(firstButton('Continue to the summary'));
    await waitFor(() => expect(http.requestsTo('POST', paths.order)).toHaveLength(1));
    const { proofOfResidence } = http.requestsTo('POST', paths.order)[0]?.body as OrderRequest;
    expect(proofOfResidence?.filename).toBe('bill.pdf');
    expect(atob(proofOfResidence?.content ?? '')).toBe('%PDF-\0\0\0\0');
  });

  it('[I4] contains no file once the device is removed', async () => {
    const { http } = await renderCheckout({ step: 'summary', values: valuesUpToSummary, http: summaryHttp() });
    await waitFor(() => expect(http.requestsTo('POST', paths.order)).toHaveLength(1));
    expect(http.requestsTo('POST', paths.order)[0]?.body).toMatchObject({ proofOfResidence: null });
  });

  it.each(['proof_of_residence_required', 'file_format', 'file_too_big'] as const)(
    '[I4] redirects to the contract step when the shop refuses the file with %s',
    async (code) => {
      const http = summaryHttp().fails('POST', paths.order, { status: 422, code });
      const { user } = await renderCheckout({
        step: 'summary',
        items: [aDeviceItem()],
        values: valuesUpToSummary,
        http,
      });
      expect(await screen.findByRole('alert')).toHaveTextContent('Your proof of residence is missing');
      await user.click(screen.getAllByRole('button', { name: 'Back to the contract' }).at(-1)!);
      expect(title()).toHaveTextContent('Your details');
    },
  );
});
