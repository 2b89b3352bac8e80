import { act, screen } from '@testing-library/react';
import type { OrderResponse, OrderResponseItem } from '@alzette/shop-model';
import { anOrder, anOrderItem } from '@alzette/testing';
import { renderCheckout } from '../testing/render-checkout';
import { scriptPayloads } from '../testing/script-payloads';
import { confirmationHttp, paths } from '../testing/summary-http';

const ran = jest.fn();
beforeEach(() => {
  Object.assign(window, { alzetteRan: ran });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'alzetteRan');
});

/** Renders the confirmation with these messages and returns the messages. */
async function shownMessages(order: Partial<OrderResponse>, messages: readonly object[]): Promise<readonly Element[]> {
  const confirmed = anOrder({ state: 'confirmed', paymentState: 'paid', number: 'ALZ-1', ...order });
  const http = confirmationHttp(confirmed).on('GET', paths.messages, {
    data: { id: 1, attributes: { messages } },
    meta: {},
  });
  const { container } = await renderCheckout({ step: 'confirmation', query: 'order_token=order-token-1', http });
  await screen.findByText('ALZ-1');
  // Rendered elements get time to load, to fail and to run.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(
    container.querySelectorAll('script, iframe, object, embed, style, meta, base, math, p details, video, template'),
  ).toHaveLength(0);
  expect(
    container.querySelectorAll('[onload], [onerror], [onfocus], [ontoggle], [onbegin], [href^="javascript" i]'),
  ).toHaveLength(0);
  return [...container.querySelectorAll('p > span')];
}

function expectTextOnly(found: readonly Element[], texts: readonly string[]): void {
  const byText = new Map(found.map((message) => [message.textContent, message]));
  for (const text of texts) {
    const message = byText.get(text);
    expect({ text, nodes: message?.childNodes.length, kind: message?.firstChild?.nodeType }).toEqual({
      text,
      nodes: 1,
      kind: Node.TEXT_NODE,
    });
  }
  expect(ran).not.toHaveBeenCalled();
}

const itemOfKind = (index: number) =>
  anOrderItem({ identifier: `line-${index}`, type: `kind-${index}` as OrderResponseItem['type'] });

it('[L1, L4] none of 500 scripts in messages of the content service runs: each is a text node', async () => {
  expect(new Set(scriptPayloads).size).toBe(500);
  const messages = scriptPayloads.map((message, index) => ({
    id: index,
    message,
    configuration: { clientType: 'all', taxonType: `kind-${index}`, mode: 'all' },
  }));
  const found = await shownMessages({ items: scriptPayloads.map((_, index) => itemOfKind(index)) }, messages);
  expectTextOnly(
    found,
    scriptPayloads.map((text) => text.trim()),
  );
});

it('[L1] none of 500 scripts in placeholder values runs', async () => {
  const items = scriptPayloads.map((name, index) =>
    anOrderItem({ identifier: `line-${index}`, mobileVariantName: name, deviceModelName: name }),
  );
  const message = 'For {firstname} {lastname}: {subscription_name} with {device_name}';
  const [evil = ''] = scriptPayloads;
  const billingAddress = { ...anOrder().billingAddress, firstName: evil, lastName: evil };
  const found = await shownMessages({ items, billingAddress }, [{ id: 1, message, configuration: null }]);
  expectTextOnly(
    found,
    scriptPayloads.map((name) => `For ${evil} ${evil}: ${name} with ${name}`),
  );
});
