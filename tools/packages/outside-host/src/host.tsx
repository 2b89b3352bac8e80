import '@alzette/ui/styles';
import type { mount as mountCart } from '@alzette/cart/mount';
import { ShopIntlProvider } from '@alzette/i18n';
import { Page, Tag } from '@alzette/ui';
import { createRoot } from 'react-dom/client';
import { federation } from './federation';
import { services } from './services';

createRoot(placeOf('head')).render(
  <ShopIntlProvider locale="fr" messages={{}}>
    <Page>
      <Tag>Outside host</Tag>
    </Page>
  </ShopIntlProvider>,
);
await showCart(placeOf('place'));

async function showCart(element: HTMLElement) {
  const cart = await federation.loadRemote<{ readonly mount: typeof mountCart }>('cart/mount');
  if (!cart) throw new Error('The shop has no cart for this host');
  cart.mount(element, {
    services: await services,
    props: { path: '/fr/panier', query: '' },
    signal: new AbortController().signal,
    onReady: () => element.setAttribute('data-ready', ''),
    onFatal: (error) => console.error(error),
  });
}

function placeOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}
