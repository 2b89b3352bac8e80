import { screen, waitFor } from '@testing-library/react';
import { mobileItemKeys, unknownIccid } from '@alzette/shop-model';
import { VoucherForm, CartItemCard, useVoucherDevice } from '../index';
import { anItem, aPhone, renderWidget } from '../testing/render-widget';

const changedLine = { id: 'a', name: 'Mobile S', phoneNumber: '+352691123456' };
const phone = aPhone({}, changedLine);
const withoutNumber = aPhone({}, { ...changedLine, phoneNumber: null });

function VoucherOfCart() {
  const device = useVoucherDevice();
  if (!device) return <p>No voucher here</p>;
  return (
    <>
      <CartItemCard item={device} onRemove={() => undefined} />
      <VoucherForm device={device} />
    </>
  );
}

const problem = (code: string) => Object.assign(new Error(code), { status: 404, code });
const field = () => screen.getByRole('textbox', { name: 'Promo code' });
const apply = () => screen.getByRole('button', { name: 'Apply' });

function renderVoucher(surroundings: Parameters<typeof renderWidget>[1]) {
  return renderWidget(<VoucherOfCart />, { session: { status: 'customer', customer: null }, ...surroundings });
}

describe('the voucher of a device', () => {
  it('[F1] is for customers only', async () => {
    await renderVoucher({ items: [phone], session: { status: 'guest', customer: null } });
    expect(screen.getByText('No voucher here')).toBeVisible();
  });

  it('[F1] is for a device in mode change only', async () => {
    await renderVoucher({ items: [aPhone(), anItem({ subscriptionMode: 'change' })] });
    expect(screen.getByText('No voucher here')).toBeVisible();
  });

  it('[F2, F3, N10] is requested with the number of the line, shows its amount, and can be changed', async () => {
    const http = jest
      .fn()
      .mockResolvedValue({ status: 200, body: { voucher: { voucherCode: 'WELCOME50', amount: 5000 } } });
    const { user, itemsNow } = await renderVoucher({ items: [phone], http });
    expect(field().closest('form')).toHaveAttribute('data-state', 'idle');
    await user.type(field(), ' welcome 50');
    await user.click(apply());
    expect(await screen.findByText('WELCOME50')).toBeVisible();
    expect(screen.getByText(/less today$/u)).toHaveTextContent('€50.00 less today');
    expect(screen.getByRole('button', { name: /Change/u })).toHaveFocus();
    expect(http.mock.calls[0][0]).toMatchObject({
      url: '/api/v2/tool/voucher/search/welcome50',
      query: { lineNumber: '+352691123456' },
    });
    expect(itemsNow()[0]?.voucher).toEqual({ voucherCode: 'WELCOME50', amount: 5000 });
    await user.click(screen.getByRole('button', { name: /Change/u }));
    expect(itemsNow()[0]?.voucher).toBeNull();
    expect(field()).toHaveValue(' welcome 50');
    expect(field()).toHaveFocus();
  });

  it.each(['+352 661 123 456', '00352 661 123 456', '352661123456', '661 123 456', '661123456'])(
    '[F3] is requested under one number for the line %j',
    async (typed) => {
      const http = jest.fn(() => new Promise<never>(() => undefined));
      const keys = mobileItemKeys(phone.identifier);
      const values = { [keys.keepNumber]: true, [keys.iccid]: unknownIccid, [keys.currentNumber]: typed };
      const { user } = await renderVoucher({ items: [phone], values, http });
      await user.type(field(), 'WELCOME50');
      await user.click(apply());
      await waitFor(() =>
        expect(http).toHaveBeenCalledWith(expect.objectContaining({ query: { lineNumber: '+352661123456' } })),
      );
    },
  );

  it('[F2] is loading while the shop searches it, and requested once', async () => {
    const http = jest.fn(() => new Promise<never>(() => undefined));
    const { user } = await renderVoucher({ items: [phone], http });
    await user.type(field(), 'WELCOME50');
    await user.click(apply());
    await user.click(screen.getByRole('button', { name: 'Checking' }));
    expect(field().closest('form')).toHaveAttribute('data-state', 'loading');
    expect(http).toHaveBeenCalledTimes(1);
  });

  it('[F2] gets an error for an empty code, and nothing is sent', async () => {
    const http = jest.fn();
    const { user } = await renderVoucher({ items: [phone], http });
    await user.type(field(), '   ');
    await user.click(apply());
    expect(await screen.findByText('Enter the code of your voucher.')).toBeVisible();
    expect(http).not.toHaveBeenCalled();
  });

  it('[F4, N10] that is refused gets an error, which has the focus, and removes the previous one', async () => {
    const http = jest.fn().mockRejectedValue(problem('voucher_unknown'));
    const items = [{ ...phone, voucher: { voucherCode: 'OLD', amount: 100 } }];
    const { user, itemsNow, reported } = await renderWidget(<VoucherForm device={phone} />, { items, http });
    await user.type(field(), 'EXPIRED');
    await user.click(apply());
    expect(
      await screen.findByText('This code does not count for this line. Check the code and the number.'),
    ).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('EXPIRED');
    expect(itemsNow()[0]?.voucher).toBeNull();
    expect(reported).toEqual([]);
  });

  it('[F3] is removed once the number of its line changes, and its code can be applied for the new number', async () => {
    const items = [{ ...phone, voucher: { voucherCode: 'WELCOME50', amount: 5000 } }];
    const { user, itemsNow } = await renderVoucher({ items });
    expect(screen.getByText('WELCOME50')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Number of the line to change' }), '9');
    expect(
      await screen.findByText('The number of the line has changed. Apply the code for this number.'),
    ).toBeVisible();
    expect(field()).toHaveValue('WELCOME50');
    expect(itemsNow()[0]?.voucher).toBeNull();
  });

  it.each(['unreachable', 'partner_unavailable', 'database_unavailable', 'internal_error'])(
    '[F4] gets no error of its own when the shop fails (%s), which is reported',
    async (code) => {
      const http = jest.fn().mockRejectedValue(problem(code));
      const { user, reported } = await renderVoucher({ items: [phone], http });
      await user.type(field(), 'WELCOME50');
      await user.click(apply());
      expect(await screen.findByText(/We cannot check codes right now/u)).toBeVisible();
      expect(screen.queryByText(/does not count/u)).not.toBeInTheDocument();
      expect(field().closest('form')).toHaveAttribute('data-state', 'error');
      expect(field()).toHaveValue('WELCOME50');
      expect(reported).toHaveLength(1);
    },
  );

  it.each(['too_many_requests'])('[F4] gets no error of its own after too many attempts (%s)', async (code) => {
    const http = jest.fn().mockRejectedValue(problem(code));
    const { user, reported } = await renderVoucher({ items: [phone], http });
    await user.type(field(), 'WELCOME50');
    await user.click(apply());
    expect(
      await screen.findByText('You tried many codes. Wait ten minutes, then try again; your cart is kept.'),
    ).toBeVisible();
    expect(reported).toEqual([]);
  });

  it('[F3] without the number of the line links to the field of the number', async () => {
    const http = jest.fn();
    const { user } = await renderVoucher({ items: [withoutNumber], http });
    await user.type(field(), 'WELCOME50');
    await user.click(apply());
    await user.click(await screen.findByRole('button', { name: 'First enter the number of the line to change' }));
    const number = screen.getByRole('textbox', { name: 'Number of the line to change' });
    expect(number).toHaveFocus();
    expect(number).toHaveAttribute('name', 'cart.product-mobile.device-1.kmn.current-number');
    expect(http).not.toHaveBeenCalled();
  });
});

describe('the number of the line to change', () => {
  const number = () => screen.getByRole('textbox', { name: 'Number of the line to change' });

  it('[E2] is the customer’s own at first', async () => {
    await renderVoucher({ items: [phone] });
    expect(number()).toHaveValue('+352691123456');
  });

  it.each([
    ['12', 'Enter a Luxembourg mobile number, for example +352 691 123 456.'],
    ['+33 6 12 34 56 78', 'Enter a Luxembourg mobile number, for example +352 691 123 456.'],
    ['26 10 20 30', 'Enter a Luxembourg mobile number, for example +352 691 123 456.'],
    [' ', 'Enter the number of the line.'],
  ])('[E3] %j gets an error on blur, which disappears once it is corrected', async (typed, text) => {
    const { user } = await renderVoucher({ items: [withoutNumber] });
    await user.type(number(), typed);
    await user.tab();
    expect(await screen.findByText(text)).toBeVisible();
    await user.clear(number());
    await user.type(number(), '691 123 456');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it.each(['691 123 456', '+352 691-123-456', '00352691123456', '+691 123 456', '691.123.456'])(
    '[E2] may be typed as %j',
    async (typed) => {
      const http = jest.fn().mockRejectedValue(problem('voucher_unknown'));
      const { user } = await renderVoucher({ items: [withoutNumber], http });
      await user.type(number(), typed);
      await user.type(field(), 'CODE');
      await user.click(apply());
      await screen.findByText(/This code does not count/u);
      expect(http).toHaveBeenLastCalledWith(expect.objectContaining({ query: { lineNumber: '+352691123456' } }));
    },
  );
});
