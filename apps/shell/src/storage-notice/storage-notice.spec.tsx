import { act, screen } from '@testing-library/react';
import { offerAdded, persist } from '@alzette/shop-store';
import { aCartItem } from '@alzette/testing';
import { renderShell } from '../testing/render-shell';

afterEach(() => jest.restoreAllMocks());

describe('a browser that refuses to store', () => {
  it.each([
    ['en', /stays until you close this tab/u, 'Close'],
    ['fr', /jusqu’à ce que vous fermiez cet onglet/u, 'Fermer'],
    ['de', /bis Sie diesen Tab schließen/u, 'Schließen'],
  ] as const)(
    'shows one notice in the visitor’s language, which can be dismissed (%s)',
    async (locale, copy, close) => {
      const { store, storageLoss, user } = await renderShell({ path: `/${locale}/nowhere`, locale });
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      const stop = persist(store, storageLoss.lose);
      expect(screen.queryByText(copy)).not.toBeInTheDocument();
      act(() => void store.dispatch(offerAdded({ items: [aCartItem()] })));
      expect(screen.getByRole('status')).toHaveTextContent(copy);
      await user.click(screen.getByRole('button', { name: close }));
      act(() => void store.dispatch(offerAdded({ items: [aCartItem({ identifier: 'line-2' })] })));
      expect(screen.queryByText(copy)).not.toBeInTheDocument();
      stop();
    },
  );
});
