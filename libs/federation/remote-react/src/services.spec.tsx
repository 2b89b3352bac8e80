import { render, screen } from '@testing-library/react';
import type { HostServices } from '@alzette/remote-contract';
import { makeStore } from '@alzette/shop-store';
import { ServicesProvider, useAddress, useFileAddress, usePageTitle } from './index';

/** The part of the host services that these hooks use. */
const services = { store: makeStore(), settings: { name: 'Alzette' } } as unknown as HostServices;

function Remote() {
  const { path, query } = useAddress();
  const addressOf = useFileAddress();
  usePageTitle('Your cart');
  return (
    <p>{[path, query, addressOf('/api/catalogue/images/a.svg'), addressOf('https://cdn.test/a.svg')].join(' ')}</p>
  );
}

beforeEach(() => {
  document.title = 'The page';
  window.history.replaceState(null, '', '/kasse?from=mail');
});

it('[P4] on an embedding page the address comes from the host, and the title stays', () => {
  const elsewhere = { ...services, site: 'https://shop.test' };
  render(
    <ServicesProvider services={elsewhere} address={{ path: '/fr/panier', query: '' }}>
      <Remote />
    </ServicesProvider>,
  );
  expect(
    screen.getByText('/fr/panier https://shop.test/api/catalogue/images/a.svg https://cdn.test/a.svg'),
  ).toBeInTheDocument();
  expect(document.title).toBe('The page');
});

it('[P4] an older host without site and address uses the window’s address and title', () => {
  render(
    <ServicesProvider services={services}>
      <Remote />
    </ServicesProvider>,
  );
  expect(screen.getByText('/kasse ?from=mail /api/catalogue/images/a.svg https://cdn.test/a.svg')).toBeInTheDocument();
  expect(document.title).toBe('Your cart, Alzette');
});
