import type { ErrorTable } from './entry';

/** The reasons why an existing order is not signed, paid, confirmed or cancelled. */
export const checkoutErrors = {
  acceptances_missing: {
    status: 409,
    message: 'Acceptances are missing',
    meaning: 'Send each, with the text that the shopper accepted, when the payment page is asked for.',
  },
  already_paid: {
    status: 409,
    message: 'The order is paid already',
    meaning: 'Open its confirmation.',
  },
  amount_changed: {
    status: 409,
    message: 'The amount differs from what is due',
    meaning: '`totals` are those of the order. Show them, and ask the shopper again.',
  },
  birthdate_invalid: {
    status: 422,
    message: 'The birth date is not that of a living person',
    meaning: 'yyyy-MM-dd, in the past, not more than 130 years ago.',
  },
  contracts_unsigned: {
    status: 409,
    message: 'Every contract has to be signed first',
    meaning: 'The signature service reports each document that can be signed as signed, unaltered.',
  },
  customer_information_missing: {
    status: 409,
    message: 'The customer information has to be sent first',
    meaning: 'Documents are written from it.',
  },
  customer_not_asked: {
    status: 409,
    message: 'A prepaid order has no customer information',
    meaning: 'Pay it without.',
  },
  customers_only: {
    status: 403,
    message: 'Only customers who are logged in can use a voucher',
    meaning: 'Log in first.',
  },
  fields_missing: {
    status: 422,
    message: 'Some values are missing',
    meaning: '`errors` names the fields that this order needs.',
  },
  iban_invalid: {
    status: 422,
    message: 'The IBAN is not valid',
    meaning: 'Country, length or check digits are wrong.',
  },
  name_invalid: { status: 422, message: 'The name has no letter', meaning: 'Send the name of the identity document.' },
  nothing_to_pay: {
    status: 422,
    message: 'Nothing is due for this order',
    meaning: 'Confirm it without a payment.',
  },
  order_changed: {
    status: 409,
    message: 'The order has changed; repeat the request',
    meaning: 'Another request changed it at the same time.',
  },
  order_closed: {
    status: 409,
    message: 'The order has ended; the same cart makes a new one',
    meaning: 'It was cancelled, or not paid in time.',
  },
  order_locked: {
    status: 409,
    message: 'A contract is signed or the payment has begun, so the order cannot change any more',
    meaning: 'Cancel the order, and make a new one.',
  },
  order_token_mismatch: {
    status: 422,
    message: 'The body names another order than the address',
    meaning: 'Both are the token of the order.',
  },
  payment_mismatch: {
    status: 409,
    message: 'The transaction does not belong to this order',
    meaning: 'The payment provider reports another order, amount or currency.',
  },
  payment_not_completed: {
    status: 409,
    message: 'The payment is not completed',
    meaning: 'The payment provider has not received the money.',
  },
  payment_required: {
    status: 409,
    message: 'The order has to be paid',
    meaning: 'An order with an amount due cannot be confirmed without a payment.',
  },
  payment_running: {
    status: 409,
    message: 'The order may still be paid: cancel the payment, or wait until it has ended',
    meaning: 'An order whose payment page is open is not cancelled.',
  },
  payment_type_mismatch: {
    status: 422,
    message: 'The type is not that of the order',
    meaning: '`type` is the checkout of the order.',
  },
  payment_type_refused: {
    status: 422,
    message: 'This way of paying invoices is not offered for the order',
    meaning: 'A joint offer is paid by direct debit.',
  },
  phone_invalid: {
    status: 422,
    message: 'The phone number does not exist',
    meaning: 'E.164. A top-up needs a mobile number of Luxembourg.',
  },
  phone_mismatch: {
    status: 422,
    message: 'The number is not that of the order',
    meaning: 'Only prepaid orders have a number, and it cannot change when they are paid.',
  },
  too_young: {
    status: 422,
    message: 'The person is too young',
    meaning: '`rules.minimumAge` of the operator file.',
  },
} as const satisfies ErrorTable;
