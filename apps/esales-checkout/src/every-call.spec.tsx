import { act, screen } from '@testing-library/react';
import { acceptanceKeys, type CartItem, contractKeys, type FormValues } from '@alzette/shop-model';
import { selectItems, selectValues } from '@alzette/shop-store';
import {
  aCartItem,
  aContractDocument,
  aCustomer,
  aDeviceItem,
  anOrder,
  fakeHttp,
  type FakeHttp,
} from '@alzette/testing';
import { orderCreated } from './flow/order-progress';
import { anInstalledItem, calendarPath } from './testing/installation';
import { firstButton, renderCheckout } from './testing/render-checkout';
import { confirmationHttp, paths, summaryHttp } from './testing/summary-http';
import { acceptances, valuesUpToSummary, contractValues } from './testing/typed-values';

type Page = Awaited<ReturnType<typeof renderCheckout>>;

/** A call of the checkout: its step, the message when it fails, and the button with the next action. */
interface Call {
  readonly shows: string;
  readonly call: readonly ['GET' | 'POST' | 'PATCH', string];
  readonly step: string;
  readonly http?: () => FakeHttp;
  readonly values?: FormValues;
  readonly items?: readonly CartItem[];
  readonly isCustomer?: boolean;
  readonly query?: string;
  readonly before?: { readonly type: string };
  /** The shopper's actions that trigger the call. */
  readonly work?: (page: Page) => Promise<unknown>;
  readonly says: RegExp;
  /** Null where the order is confirmed and needs no next action: cart and form are empty. */
  readonly wayOn: RegExp | null;
  /** The specification requires a report with the first item's variant code. */
  readonly namesVariant?: boolean;
}

const iban = 'LU280019400644750000';
const unchecked = { ...contractValues, [contractKeys.iban]: '', [contractKeys.ibanState]: '' };
const document1 = aContractDocument({ id: 'document-1', iframeSrc: 'http://partner.test/sign/frame/document-1' });
const changed = aDeviceItem({
  subscriptionMode: 'change',
  changedLine: { id: 'a', name: 'Mobile S', phoneNumber: '+352691123456' },
});
const free = { total: 0, paymentState: 'none' } as const;
const confirmed = anOrder({
  state: 'confirmed',
  paymentState: 'paid',
  number: 'ALZ-1001',
  confirmedAt: '2026-11-20T10:05:00Z',
});
const returned = () => confirmationHttp(anOrder({ paymentState: 'paid' })).on('PATCH', paths.confirm, confirmed);
const progress = orderCreated({
  requestFingerprint: 'abc',
  tokenValue: 'order-token-1',
  lines: [],
  needsDelivery: true,
  needsInstallation: false,
  needsPayment: true,
});
const summary = { step: 'summary', values: { ...valuesUpToSummary, ...acceptances } };
const confirmation = {
  step: 'confirmation',
  query: 'order_token=order-token-1',
  values: valuesUpToSummary,
  before: progress,
  http: returned,
};
const prepared = { says: /could not be prepared|shop does not answer/u, wayOn: /Try again/u, namesVariant: true };
const ordered = (page: Page) => page.user.click(firstButton(/^Order with obligation to pay/u));

const calls: readonly Call[] = [
  {
    shows: 'H2, H4, H5',
    call: ['GET', '/api/v2/shop/kyc/kyc-1'],
    step: 'contract',
    work: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Check my identity' }));
      const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>('Identity check');
      const data = { source: 'identity-check', type: 'completed', result: { id: 'kyc-1' } };
      act(
        () => void window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://partner.test', source })),
      );
    },
    says: /identity could not be checked/u,
    wayOn: /Try the check again/u,
    namesVariant: true,
  },
  {
    shows: 'I7, I10',
    call: ['GET', `/api/v2/tool/iban/validate/${iban}`],
    step: 'contract',
    values: unchecked,
    work: async ({ user }) => {
      await user.type(screen.getByLabelText('IBAN'), iban);
      await user.click(screen.getByRole('button', { name: 'Check' }));
    },
    says: /could not be checked/u,
    wayOn: /^Check$/u,
    namesVariant: true,
  },
  {
    shows: 'I8',
    call: ['POST', '/api/v2/shop/creditcheck/status'],
    step: 'contract',
    values: contractValues,
    work: ({ user }) => user.click(firstButton('Check and continue')),
    says: /check did not go through|shop does not answer/u,
    wayOn: /^Close$/u,
    namesVariant: true,
  },
  {
    shows: 'J3',
    call: ['GET', calendarPath],
    step: 'delivery',
    items: [anInstalledItem()],
    values: contractValues,
    says: /calendar does not show/u,
    wayOn: /Try again/u,
  },
  { shows: 'K1, K10', call: ['POST', paths.order], ...summary, http: summaryHttp, ...prepared },
  { shows: 'K1, K10', call: ['POST', paths.information], ...summary, http: summaryHttp, ...prepared },
  { shows: 'K1, K10', call: ['GET', paths.documents], ...summary, http: summaryHttp, ...prepared },
  {
    shows: 'K4',
    call: ['POST', paths.update],
    ...summary,
    http: () => summaryHttp({}, [document1]),
    work: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: /^Sign/u }));
      const { contentWindow: source } = document.querySelector('dialog iframe') as HTMLIFrameElement;
      const data = { source: 'signature', type: 'signed', documentId: 'document-1' };
      act(
        () => void window.dispatchEvent(new MessageEvent('message', { data, origin: 'http://partner.test', source })),
      );
    },
    says: /signature did not succeed/u,
    wayOn: /^Close$/u,
  },
  {
    shows: 'K8, K10',
    call: ['POST', paths.payment],
    ...summary,
    http: summaryHttp,
    work: ordered,
    says: /payment page does not open|shop does not answer/u,
    wayOn: /^Close$/u,
    namesVariant: true,
  },
  {
    shows: 'K9, K10',
    call: ['PATCH', paths.confirm],
    ...summary,
    http: () => summaryHttp(free),
    work: ordered,
    says: /order could not be confirmed|shop does not answer|payment page does not open/u,
    wayOn: /^Close$/u,
    namesVariant: true,
  },
  {
    shows: 'L2',
    call: ['GET', paths.read],
    ...confirmation,
    says: /cannot be|could not|does not answer/u,
    wayOn: /Try again/u,
  },
  {
    shows: 'L2',
    call: ['PATCH', paths.confirm],
    ...confirmation,
    says: /cannot be|could not|does not answer/u,
    wayOn: /Try again/u,
  },
  { shows: 'L1, L4', call: ['GET', paths.messages], ...confirmation, says: /ALZ-1001/u, wayOn: null },
  {
    shows: 'K6',
    call: ['GET', paths.newsletter],
    ...confirmation,
    values: { ...valuesUpToSummary, [acceptanceKeys.newsletter]: true },
    says: /ALZ-1001/u,
    wayOn: null,
  },
  {
    shows: 'F2, F4',
    call: ['GET', '/api/v2/tool/voucher/search/welcome50'],
    step: 'cart',
    items: [changed],
    isCustomer: true,
    work: async ({ user }) => {
      await user.type(screen.getByRole('textbox', { name: 'Promo code' }), 'welcome50');
      await user.click(screen.getByRole('button', { name: 'Apply' }));
    },
    says: /cannot check codes right now/u,
    wayOn: /^Apply$/u,
  },
];

/** Values that were typed before. */
const kept = [contractKeys.lastname, contractKeys.email, contractKeys.street, acceptanceKeys.certify];

const faults = [
  ['refused', { status: 422, code: 'invalid_request' }],
  ['an error of the server', { status: 500, code: 'internal_error' }],
  ['no value in time, a reset or no network', { status: null, code: 'unreachable' }],
  ['a page of another site', 'garbage'],
] as const;

afterEach(() => jest.useRealTimers());

describe.each(calls)('[$shows] $call', (each) => {
  it.each(faults)(
    'filled in by %s shows a message with a next action, reports once, and loses nothing',
    async (_name, fault) => {
      const [method, path] = each.call;
      const http = (each.http ?? fakeHttp)();
      if (fault === 'garbage') http.on(method, path, '<html>Login</html>');
      else http.fails(method, path, fault);
      const { step, query = '', values = {}, items = [aCartItem()], before = null, isCustomer } = each;
      const page = await renderCheckout({
        step,
        query,
        values,
        items,
        http,
        before,
        ...(isCustomer && { customer: aCustomer() }),
      });
      jest.useFakeTimers();
      await each.work?.(page);
      await act(() => jest.advanceTimersByTimeAsync(6000));
      jest.useRealTimers();

      expect(http.requestsTo(method, path).length).toBeGreaterThan(0);
      expect(screen.getAllByText(each.says)[0]).toBeVisible();
      expect(document.querySelector('[aria-busy=true]')).not.toBeInTheDocument();
      expect(page.reported).toHaveLength(1);
      expect(JSON.stringify([String(page.reported[0]?.error), page.reported[0]?.context])).not.toMatch(
        /Weber|Ada|ada@|LU28|1991|691/u,
      );
      if (each.namesVariant) expect(Object.values(page.reported[0]?.context ?? {})).toContain(items[0]?.variant.code);
      if (each.wayOn === null) return;
      expect((await screen.findAllByRole('button', { name: each.wayOn }))[0]).toBeEnabled();
      expect(selectItems(page.store.getState())).toHaveLength(items.length);
      for (const key of kept.filter((name) => name in values))
        expect(selectValues(page.store.getState())[key]).toBe(values[key]);
    },
  );
});
