import type { ErrorTable } from './entry';

/** Errors after an order is confirmed: for shoppers, and for systems that report events. */
export const afterSaleErrors = {
  already_begun: {
    status: 409,
    message: 'The item is on its way: withdraw from the contract instead',
    meaning: 'A contract can be cancelled before anything was sent, installed or activated.',
  },
  already_returned: {
    status: 409,
    message: 'The goods are back, or were announced too often',
    meaning: 'Nothing is announced after the goods arrived, and an item has at most 50 events.',
  },
  contract_ended: { status: 409, message: 'The contract has ended already', meaning: 'It ends once.' },
  event_contradicts: {
    status: 409,
    message: 'The event contradicts what happened before',
    meaning: '`detail` says why. Correct the event, or report what is missing first.',
  },
  event_id_reused: {
    status: 409,
    message: 'Another event was sent under this id; give this one an id of its own',
    meaning: 'The same event may be sent again under its id.',
  },
  item_not_concerned: {
    status: 422,
    message: 'The event cannot happen to the item',
    meaning: '`errors` names an item. A parcel, for example, is sent for what has one.',
  },
  item_unknown: {
    status: 422,
    message: 'The order has no such line item',
    meaning: 'An add-on shares the life of its item, which is named instead.',
  },
  nothing_to_return: {
    status: 422,
    message: 'The contract has no goods that have to come back',
    meaning: 'Only goods that were sent are returned.',
  },
  order_link_ended: {
    status: 410,
    message: 'This link was used or has expired; ask for a new one',
    meaning: 'A mailed link opens an order once, within its time.',
  },
  reason_missing: {
    status: 422,
    message: 'The event needs a reason',
    meaning: '`errors` names the field.',
  },
  return_refused: {
    status: 409,
    message: 'What came back is not as it should be; call the customer service',
    meaning: 'The operator reported `return_refused`.',
  },
  state_differs: {
    status: 422,
    message: 'The milestone does not lead to the state',
    meaning: 'Milestone, state and action of a product order item fit each other.',
  },
  time_impossible: {
    status: 422,
    message: 'The event is before the confirmation of the order, or in the future',
    meaning: 'Send the time of the event, and check the clock.',
  },
  too_late: {
    status: 409,
    message: 'This can no longer be changed here; call the customer service',
    meaning: 'The installation is near, or the other operator was asked already.',
  },
  too_many_proofs: {
    status: 409,
    message: 'The order has at most 5 files as proof; call the customer service',
    meaning: 'The receipts that a shopper sent of goods on their way back.',
  },
  withdrawal_over: {
    status: 409,
    message: 'The period of withdrawal has ended',
    meaning: '`detail` names the last day, or says that the service was done at once, as agreed.',
  },
} as const satisfies ErrorTable;
