import { screen, within } from '@testing-library/react';
import { aContractDocument } from '@alzette/testing';
import { firstButton, renderCheckout } from '../testing/render-checkout';
import { paths, summaryHttp } from '../testing/summary-http';
import { acceptances, valuesUpToSummary } from '../testing/typed-values';

const document1 = aContractDocument();

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

  it('[K5] are unsigned at first; only signable ones can be signed', async () => {
    const terms = aContractDocument({ id: 'document-2', name: 'Terms', filename: 'terms.pdf', signable: false });
    await renderCheckout({ step: 'summary', values: valuesUpToSummary, http: summaryHttp({}, [document1, terms]) });
    expect(await screen.findByText('0 of 1 signed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign the document' })).toBeVisible();
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
    expect(within(rows[2] as HTMLElement).queryByRole('link', { name: /summary/u })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign the document' })).toBeVisible();
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
