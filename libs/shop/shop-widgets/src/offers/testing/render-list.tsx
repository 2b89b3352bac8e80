import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { loadMessages, type Locale, sharedMessages, ShopIntlProvider } from '@alzette/i18n';
import type { HostServices, HttpPort } from '@alzette/remote-contract';
import { ServicesProvider } from '@alzette/remote-react';
import { type CartItem, withChoice, withoutItem } from '@alzette/shop-model';
import { makeStore } from '@alzette/shop-store';
import { AddOnList, type AddOnListProps } from '../add-on-list';
import { offerMessages } from '../messages';
import { anItem } from './offers';

/** Renders with real messages; calls and reports are recorded. */
export async function renderHere(ui: ReactElement, { locale = 'en', http }: { locale?: Locale; http?: HttpPort } = {}) {
  const reported: unknown[] = [];
  const services = { store: makeStore(), locale, http, report: (error: unknown) => void reported.push(error) };
  const messages = await loadMessages(locale, [sharedMessages, offerMessages]);
  render(
    <ServicesProvider services={services as unknown as HostServices}>
      <ShopIntlProvider locale={locale} messages={messages}>
        {ui}
      </ShopIntlProvider>
    </ServicesProvider>,
  );
  return { user: userEvent.setup({ delay: null }), reported };
}

/** The list as its callers use it: the rules of the cart keep the chosen items. */
type ListProps = Partial<Omit<AddOnListProps, 'addOns'> & AddOnListProps['addOns']>;

export async function renderList({ products = [], tvPackages = [], ...props }: ListProps, locale: Locale = 'en') {
  const calls: string[] = [];
  let items: readonly CartItem[] = props.chosen ?? [];
  function Chosen() {
    const [chosen, setChosen] = useState(items);
    items = chosen;
    return (
      <AddOnList
        parent={anItem()}
        addOns={{ products, tvPackages }}
        isExistingCustomer={false}
        {...props}
        chosen={chosen}
        onChoose={(item) => {
          calls.push(`choose ${item.variant.code}`);
          setChosen((before) => withChoice(before, item));
        }}
        onRemove={(identifier) => {
          calls.push(`remove ${identifier}`);
          setChosen((before) => withoutItem(before, identifier));
        }}
      />
    );
  }
  return { ...(await renderHere(<Chosen />, { locale })), calls, itemsNow: () => items };
}

/** The text of the page with plain spaces. */
export function pageText(): string {
  return document.body.textContent.replace(/\s+/gu, ' ');
}
