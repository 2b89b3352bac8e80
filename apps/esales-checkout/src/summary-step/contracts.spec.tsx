import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aContractDocument, aDocumentUpdate, type FakeHttp } from '@alzette/testing';
import { firstButton, renderCheckout } from '../testing/render-checkout';
import { paths, summaryHttp } from '../testing/summary-http';
import { acceptances, valuesUpToSummary } from '../testing/typed-values';

const document1 = aContractDocument();
const signed = {
  source: 'signature',
  type: 'signed',
  documentId: 'document-1',
  newDocumentTargetId: 'signed-1',
  status: 'SIGNED',
};
const frame = () => screen.getByTitle('Sign: Mobile contract') as HTMLIFrameElement;

async function openFrame(http: FakeHttp = summaryHttp({}, [document1])) {
  const page = await renderCheckout({ step: 'summary', values: { ...valuesUpToSummary, ...acceptances }, http });
  await page.user.click(await screen.findByRole('button', { name: 'Sign Mobile contract' }));
  return page;
}

async function post(data: unknown, from: Partial<Pick<MessageEvent, 'origin' | 'source'>> = {}) {
  const source = from.source === undefined ? frame().contentWindow : from.source;
  await act(
    async () =>
      void window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://partner.test', source, ...from })),
  );
}

describe('contracts', () => {
  it('[K2] open their PDF in a new tab', async () => {
    const terms = aContractDocument({ id: 'document-2', name: 'Terms', filename: 'terms 1.pdf', signable: false });
    await renderCheckout({ step: 'summary', values: valuesUpToSummary, http: summaryHttp({}, [document1, terms]) });
    const links = await screen.findAllByRole('link', { name: /^View PDF/u });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/api/v2/tool/sign/document/contract-1.pdf',
      '/api/v2/tool/sign/document/terms%201.pdf',
    ]);
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(links[0]).toHaveAttribute('rel', 'noopener');
    expect(links[0]).toHaveAccessibleName(/Mobile contract in a new tab/u);
  });

  it('[K2, K5] are signed in a frame that cannot navigate the shop', async () => {
    await openFrame();
    expect(frame().getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame().getAttribute('sandbox')).not.toContain('top-navigation');
  });

  it('[K5] are unsigned at first; only signable ones can be signed', async () => {
    const terms = aContractDocument({ id: 'document-2', name: 'Terms', filename: 'terms.pdf', signable: false });
    await renderCheckout({ step: 'summary', values: valuesUpToSummary, http: summaryHttp({}, [document1, terms]) });
    expect(await screen.findByText('0 of 1 signed')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Sign/u })).toHaveLength(1);
  });

  it('[K2, K5] include a summary that is neither signed nor counted; the mandate is signed like a contract', async () => {
    const summary = aContractDocument({
      id: 's-1',
      kind: 'summary',
      name: 'Mobile contract summary',
      filename: 'summary-1.pdf',
      signable: false,
      size: 8_192,
    });
    const mandate = aContractDocument({
      id: 'document-2',
      kind: 'mandate',
      lineIdentifier: null,
      name: 'SEPA direct debit mandate',
      filename: 'mandate.pdf',
    });
    const other = aContractDocument({
      ...summary,
      lineIdentifier: 'line-9',
      name: 'Lost summary',
      filename: 'lost.pdf',
    });
    await renderCheckout({
      step: 'summary',
      values: valuesUpToSummary,
      http: summaryHttp({}, [other, summary, { ...document1, signed: true }, mandate]),
    });
    expect(await screen.findByText('1 of 2 signed')).toBeVisible();
    const rows = within(screen.getByText('1 of 2 signed').closest('section') as HTMLElement).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    const contract = within(rows[1] as HTMLElement);
    const link = contract.getByRole('link', { name: /^Read the summary/u });
    expect(link).toHaveAttribute('href', '/api/v2/tool/sign/document/summary-1.pdf');
    expect(link).toHaveAccessibleName(/Mobile contract summary in a new tab/u);
    expect(contract.getByText(/8 kB/u)).toBeVisible();
    const signing = within(rows[2] as HTMLElement);
    expect(signing.getByRole('button', { name: 'Sign SEPA direct debit mandate' })).toBeVisible();
    expect(signing.queryByRole('link', { name: /summary/u })).not.toBeInTheDocument();
    expect(within(rows[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('[K5] have to be signed, if signable, before the order continues', async () => {
    const second = aContractDocument({
      id: 'document-2',
      name: 'Second contract',
      filename: 'contract-2.pdf',
      signed: true,
    });
    const http = summaryHttp({}, [document1, second]);
    const { user } = await renderCheckout({ step: 'summary', values: { ...valuesUpToSummary, ...acceptances }, http });
    await screen.findByText('1 of 2 signed');
    await user.click(firstButton('Order with obligation to pay'));
    expect(screen.getByRole('group', { name: /correcting/u })).toHaveTextContent(
      'Sign every document before you order.',
    );
    expect(http.requestsTo('POST', paths.payment)).toEqual([]);
  });

  it('[K5] do not block the order if none is signable', async () => {
    const terms = aContractDocument({ signable: false });
    const http = summaryHttp({}, [terms]).on('POST', paths.payment, () => new Promise(() => undefined));
    const { user } = await renderCheckout({ step: 'summary', values: { ...valuesUpToSummary, ...acceptances }, http });
    await screen.findByText('0 of 0 signed');
    await user.click(firstButton('Order with obligation to pay'));
    expect(http.requestsTo('POST', paths.payment)).toHaveLength(1);
  });
});

describe('signing', () => {
  it('[K4] opens the contract in a frame of the signature service', async () => {
    await openFrame();
    expect(screen.getByRole('dialog', { name: 'Sign: Mobile contract' })).toHaveTextContent('LuxSign');
    expect(frame().src).toBe('http://partner.test/sign/frame/document-1');
  });

  it('[K4] updates the document with both ids after a message of the frame, and closes', async () => {
    const http = summaryHttp({}, [document1]).on('POST', paths.update, aDocumentUpdate());
    await openFrame(http);
    await post(signed);
    expect(http.requestsTo('POST', paths.update)).toEqual([
      expect.objectContaining({ body: { documentId: 'document-1', newDocumentTargetId: 'signed-1' } }),
    ]);
    expect(await screen.findByText('1 of 1 signed')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Sign/u })).not.toBeInTheDocument();
  });

  it('[K4, N10] says what was signed, and moves the focus to the next document, then to the texts to accept', async () => {
    const second = aContractDocument({ id: 'document-2', name: 'Mandate', filename: 'mandate.pdf' });
    const http = summaryHttp({}, [document1, second]).on('POST', paths.update, aDocumentUpdate());
    await openFrame(http);
    await post(signed);
    expect(await screen.findByText('Mobile contract is signed, 1 of 2')).toHaveRole('status');
    const next = screen.getByRole('button', { name: 'Sign Mandate' });
    expect(next).toHaveFocus();
    http.on('POST', paths.update, aDocumentUpdate({ document: { ...second, signed: true } }));
    fireEvent.click(next);
    const mandate = screen.getByTitle('Sign: Mandate') as HTMLIFrameElement;
    await post({ ...signed, documentId: 'document-2' }, { source: mandate.contentWindow });
    expect(await screen.findByText('Mandate is signed, 2 of 2')).toHaveRole('status');
    expect(screen.getByRole('checkbox', { name: /certify/u })).toHaveFocus();
  });

  it.each([
    ['another origin', signed, { origin: 'http://evil.test' }],
    ['another window', signed, { source: window }],
    ['no window', signed, { source: null }],
    ['an unknown document', { ...signed, documentId: 'document-9' }, {}],
    ['something else', { ...signed, source: 'identity-check' }, {}],
    ['nothing', null, {}],
  ])('[K4] ignores a message from %s', async (_name, data, from) => {
    const { http } = await openFrame();
    await post(data, from);
    expect(http.requestsTo('POST', paths.update)).toEqual([]);
    expect(screen.getByText('0 of 1 signed')).toBeInTheDocument();
  });

  const anew = aContractDocument({ id: 'document-1b', iframeSrc: 'http://partner.test/sign/frame/document-1b' });

  it.each([
    ['FAILED', aDocumentUpdate({ status: 'FAILED', document: anew })],
    ['NOT_VALID', aDocumentUpdate({ identityValidation: 'NOT_VALID', document: anew })],
  ])('[K4] that ends %s shows the identity-signature error and reloads the frame', async (_name, update) => {
    const http = summaryHttp({}, [document1]).on('POST', paths.update, update);
    await openFrame(http);
    const before = frame();
    await post(signed);
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The signature did not succeed');
    expect(frame()).not.toBe(before);
    expect(frame().src).toBe('http://partner.test/sign/frame/document-1b');
    expect(screen.getByText('0 of 1 signed')).toBeInTheDocument();

    http.on('POST', paths.update, aDocumentUpdate());
    await post({ ...signed, documentId: 'document-1b' });
    await waitFor(() => expect(screen.getByText('1 of 1 signed')).toBeVisible());
    expect(screen.queryByText('The signature did not succeed')).not.toBeInTheDocument();
  });

  it('[K4] shows and reports an error when its call fails, and can be retried in a new frame', async () => {
    const http = summaryHttp({}, [document1]).fails('POST', paths.update, {
      status: 502,
      code: 'partner_unavailable',
    });
    const { reported } = await openFrame(http);
    const before = frame();
    await post(signed);
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'The signature did not succeed',
    );
    expect(frame()).not.toBe(before);
    expect(reported).toHaveLength(1);
    http.on('POST', paths.update, aDocumentUpdate());
    await post(signed);
    expect(await screen.findByText('1 of 1 signed')).toBeVisible();
  });

  it('[K4] stays open when the shop knows of no signature', async () => {
    const http = summaryHttp({}, [document1]).on(
      'POST',
      paths.update,
      aDocumentUpdate({ status: 'FAILED', document: document1 }),
    );
    await openFrame(http);
    await post(signed);
    expect(screen.getByText('0 of 1 signed')).toBeInTheDocument();
  });

  describe('when the frame does not respond', () => {
    afterEach(() => jest.useRealTimers());

    async function waitInFrame(http: FakeHttp) {
      jest.useFakeTimers();
      const page = await openFrame(http);
      expect(screen.queryByRole('button', { name: 'Check and load again' })).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      const check = async () => {
        await page.user.click(screen.getByRole('button', { name: 'Check and load again' }));
        await act(() => jest.advanceTimersByTimeAsync(100));
      };
      return { ...page, check };
    }

    it('[K4] it can be reloaded without an error, or closed', async () => {
      const http = summaryHttp({}, [document1]).on(
        'POST',
        paths.update,
        aDocumentUpdate({ status: 'FAILED', identityValidation: 'NOT_VALID', document: document1 }),
      );
      const { check, user } = await waitInFrame(http);
      const before = frame();
      await check();
      expect(frame()).not.toBe(before);
      expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Check and load again' })).not.toBeInTheDocument();
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Sign Mobile contract' })).toBeVisible();
    });

    it('[K4] the shop is asked whether the document was signed', async () => {
      const { check } = await waitInFrame(summaryHttp({}, [document1]).on('POST', paths.update, aDocumentUpdate()));
      await check();
      expect(screen.getByText('1 of 1 signed')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
