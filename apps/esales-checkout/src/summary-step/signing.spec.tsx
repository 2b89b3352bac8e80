import { act, screen, waitFor, within } from '@testing-library/react';
import type { HttpRequest } from '@alzette/remote-contract';
import { aContractDocument, aDocumentUpdate, type FakeHttp } from '@alzette/testing';
import { renderCheckout } from '../testing/render-checkout';
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
  await page.user.click(await screen.findByRole('button', { name: 'Sign the document' }));
  return page;
}

async function post(data: unknown, from: Partial<Pick<MessageEvent, 'origin' | 'source'>> = {}) {
  const source = from.source === undefined ? frame().contentWindow : from.source;
  await act(
    async () =>
      void window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://partner.test', source, ...from })),
  );
}

describe('signing', () => {
  it('[K2, K5] uses a frame that cannot navigate the shop', async () => {
    await openFrame();
    expect(frame().getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame().getAttribute('sandbox')).not.toContain('top-navigation');
  });

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

  const mandate = aContractDocument({
    id: 'document-2',
    name: 'Mandate',
    filename: 'mandate.pdf',
    iframeSrc: 'http://partner.test/sign/frame/document-2?theme=light',
  });
  const bySentId = { 'document-1': document1, 'document-2': mandate };

  /** Two documents. Each is signed as soon as the shop requests its result, except those of `failing`. */
  async function openFrameOfTwo(failing: readonly string[] = []) {
    const http = summaryHttp({}, [document1, mandate]).on('POST', paths.update, ({ body }: HttpRequest) => {
      const { documentId } = body as { documentId: keyof typeof bySentId };
      const document = bySentId[documentId];
      return failing.includes(documentId)
        ? aDocumentUpdate({ status: 'FAILED', document })
        : aDocumentUpdate({ document: { ...document, signed: true } });
    });
    const page = await renderCheckout({ step: 'summary', values: { ...valuesUpToSummary, ...acceptances }, http });
    await page.user.click(await screen.findByRole('button', { name: 'Sign 2 documents' }));
    return { ...page, http };
  }

  it('[K4, N10] continues with the next document after each, then moves the focus to the texts to accept', async () => {
    await openFrameOfTwo();
    const dialog = screen.getByRole('dialog', { name: 'Sign 2 documents' });
    await post(signed);
    expect(await screen.findByRole('dialog', { name: 'Sign: Mandate' })).toBe(dialog);
    const next = screen.getByTitle('Sign: Mandate') as HTMLIFrameElement;
    expect(next).toHaveFocus();
    expect(next.src).toBe('http://partner.test/sign/frame/document-2?theme=light');
    expect(screen.getByText('1 of 2 signed')).toBeInTheDocument();
    await post({ ...signed, documentId: 'document-2' }, { source: next.contentWindow });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: /certify/u })).toHaveFocus();
  });

  it('[K4, K5] sends the service all documents that are left, and asks for each that it signed in one session', async () => {
    const { http } = await openFrameOfTwo();
    expect(new URL(frame().src).searchParams.get('documents')).toBe('document-1,document-2');
    const { contentWindow } = frame();
    await act(async () => {
      for (const documentId of ['document-1', 'document-2']) {
        const data = { ...signed, documentId };
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: 'http://partner.test', source: contentWindow }),
        );
      }
    });
    expect(await screen.findByText('2 of 2 signed')).toBeInTheDocument();
    expect(http.requestsTo('POST', paths.update).map(({ body }) => body)).toMatchObject([
      { documentId: 'document-1' },
      { documentId: 'document-2' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[K4] of several shows the failed one, named, before the others', async () => {
    await openFrameOfTwo(['document-2']);
    await post({ ...signed, documentId: 'document-2' });
    const dialog = within(screen.getByRole('dialog', { name: 'Sign 2 documents' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('“Mandate”');
    expect(screen.getByTitle('Sign: Mandate')).toHaveAttribute('src', expect.stringContaining('documents=document-1'));
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

  it('[K4] stays open when the shop has no signature', async () => {
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
      expect(screen.getByRole('button', { name: 'Sign the document' })).toBeVisible();
    });

    it('[K4] the shop is asked whether the document was signed', async () => {
      const { check } = await waitInFrame(summaryHttp({}, [document1]).on('POST', paths.update, aDocumentUpdate()));
      await check();
      expect(screen.getByText('1 of 1 signed')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
