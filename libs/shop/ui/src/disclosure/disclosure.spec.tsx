import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Disclosure } from './disclosure';

const disclosure = <Disclosure summary="Options">{() => <p>The options</p>}</Disclosure>;

function rendered(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(disclosure);
  return document.body.appendChild(container);
}

describe('a disclosure whose content is a function', () => {
  it('renders its content at the first opening', async () => {
    const container = rendered();
    await act(async () => void hydrateRoot(container, disclosure));
    expect(screen.queryByText('The options')).not.toBeInTheDocument();
    await act(async () => screen.getByText('Options').click());
    expect(await screen.findByText('The options')).toBeVisible();
  });

  it('renders its content when it was opened before the page was hydrated', async () => {
    const container = rendered();
    container.querySelector('details')!.open = true;
    await act(async () => void hydrateRoot(container, disclosure));
    expect(screen.getByText('The options')).toBeVisible();
  });
});

afterEach(() => document.body.replaceChildren());
