import type { ErrorTable } from './entry';

/** Errors of the TM Forum addresses and webhooks, for systems of the operator and its partners. */
export const openApiErrors = {
  callback_known: {
    status: 409,
    message: 'This callback is subscribed already; GET hub lists it',
    meaning: 'Delete the subscription first to change it.',
  },
  callback_refused: {
    status: 422,
    message: 'The callback cannot be notified',
    meaning: '`errors` says why: an address that is not https, not public, or does not respond.',
  },
  query_unknown: {
    status: 422,
    message: 'The query is not understood',
    meaning: '`errors` names the kinds of events that can be asked for.',
  },
  range_too_wide: {
    status: 422,
    message: 'The filter finds too much',
    meaning: 'Narrow it by `orderDate.gte` and `orderDate.lt`.',
  },
  scope_missing: {
    status: 403,
    message: 'The access token lacks a scope',
    meaning: '`detail` names it. Ask for a token with it.',
  },
  signature_invalid: {
    status: 401,
    message: 'The signature is missing, wrong or too old',
    meaning: 'HMAC of the raw body, with a time of the last 300 s.',
  },
  too_many_subscriptions: {
    status: 409,
    message: 'The client has five subscriptions; delete one first',
    meaning: 'A client has at most five.',
  },
} as const satisfies ErrorTable;
