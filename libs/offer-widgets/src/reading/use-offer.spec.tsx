import { screen } from '@testing-library/react';
import type { HttpRequest } from '@alzette/remote-contract';
import { anAddOn, aPackage, plan } from '../testing/offers';
import { renderHere } from '../testing/render-list';
import { useOffer } from './use-offer';

function Options({ code = 'tv-plus' }: { readonly code?: string }) {
  const { status, additionals, tvPackages, onRetry } = useOffer('tv', code);
  return (
    <>
      <p>{[status, ...additionals.map((each) => each.code), ...tvPackages.map((each) => each.code)].join(' ')}</p>
      <button onClick={onRetry}>Retry</button>
    </>
  );
}

describe('the add-ons of an offer', () => {
  it('are read in the page’s language, and again after a failure that was reported', async () => {
    const requests: HttpRequest[] = [];
    const answers = [
      Promise.reject(new Error('down')),
      { ...plan, additionals: [anAddOn()], tvPackages: [aPackage()] },
    ];
    const http = {
      request: async <Body,>(request: HttpRequest) => {
        requests.push(request);
        return { status: 200, body: (await answers.shift()) as Body };
      },
    };
    const { user, reported } = await renderHere(<Options />, { locale: 'de', http });
    expect(await screen.findByText('failed')).toBeVisible();
    expect(reported).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('ready care sport-1')).toBeVisible();
    expect(requests.map(({ url, query }) => `${url} ${query?.['locale']}`)).toEqual([
      '/api/catalogue/subscriptions/tv/variant/tv-plus de',
      '/api/catalogue/subscriptions/tv/variant/tv-plus de',
    ]);
  });
});
