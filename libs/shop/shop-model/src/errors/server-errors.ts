import type { ErrorTable } from './entry';

/** Errors that any address of the servers may send: requests that cannot be parsed, limits, access, outages. */
export const serverErrors = {
  busy: {
    status: 503,
    message: 'The same request is still in progress',
    meaning: 'Repeat it in a moment.',
  },
  cart_expired: {
    status: 410,
    message: 'This saved cart has expired',
    meaning: 'A link holds 30 days, or `ALZETTE_CART_DAYS`.',
  },
  catalogue_unavailable: {
    status: 503,
    message: 'The catalogue does not respond',
    meaning: 'Repeat after `Retry-After`.',
  },
  change_refused: {
    status: 422,
    message: 'The releases do not allow this change',
    meaning: 'The release console says why.',
  },
  console_login_required: { status: 401, message: 'Log in to the release console', meaning: 'The login has ended.' },
  cross_site: {
    status: 403,
    message: 'Only a page of the shop may send this request',
    meaning: 'The request comes from another site.',
  },
  database_outdated: {
    status: 503,
    message: 'The database lacks migrations',
    meaning: 'Health check. Run the migrations of this release.',
  },
  database_unavailable: {
    status: 503,
    message: 'The shop cannot respond at the moment',
    meaning: 'The database does not respond. Repeat in a moment.',
  },
  email_invalid: { status: 400, message: 'This is not one e-mail address', meaning: 'Correct the address.' },
  embed_missing: {
    status: 503,
    message: 'The shop cannot be embedded yet',
    meaning: 'The build of `embed` is missing on the site server.',
  },
  foreign_token_url: {
    status: 400,
    message: 'This link does not lead to a saved cart of this shop',
    meaning: 'Only links of the shop are mailed.',
  },
  internal_error: {
    status: 500,
    message: 'The shop made a mistake; it has been recorded',
    meaning: '`requestId` finds it in the logs.',
  },
  invalid_request: {
    status: 400,
    message: 'Some values are missing or wrong',
    meaning: '`errors` names them, where the body could be read. Sent with other statuses from 400 to 499 too.',
  },
  language_unknown: { status: 400, message: 'The shop has no such language', meaning: '`fr`, `en` or `de`.' },
  mail_unavailable: {
    status: 502,
    message: 'The mail cannot be sent right now',
    meaning: 'Repeat after `Retry-After`.',
  },
  not_found: {
    status: 404,
    message: 'There is nothing at this address',
    meaning: 'Unknown, or of another session: the responses are equal on purpose.',
  },
  offer_withdrawn: {
    status: 410,
    message: 'This offer is no longer sold',
    meaning: '`name` is its name.',
  },
  origin_refused: {
    status: 403,
    message: 'Pages of this origin may not embed the shop',
    meaning: 'List the origin in `embedding.origins` of the operator file.',
  },
  partner_unavailable: {
    status: 502,
    message: 'A partner cannot be reached at the moment',
    meaning: '504 if it did not respond in time. Repeat after `Retry-After`.',
  },
  remote_missing: {
    status: 404,
    message: 'No release of the remote fits this host',
    meaning: '[Embedding](guides/embed.md) says which versions of the host services there are.',
  },
  revision_changed: {
    status: 409,
    message: 'The releases have changed meanwhile: load the page again',
    meaning: 'They were changed elsewhere since the page was loaded.',
  },
  server_required: {
    status: 401,
    message: 'This address is for the site server',
    meaning: 'The request lacks the site server’s signature.',
  },
  session_not_ended: {
    status: 502,
    message: 'The session cannot be ended right now',
    meaning: 'Log out again in a moment.',
  },
  session_required: {
    status: 401,
    message: 'This address needs a visitor session',
    meaning: 'Call it through the site server.',
  },
  shell_missing: {
    status: 503,
    message: 'The build of the shell is missing',
    meaning: 'Build the shell, or correct its folder in the configuration.',
  },
  stopping: { status: 503, message: 'The server is stopping', meaning: 'Health check: another instance takes over.' },
  token_expired: {
    status: 400,
    message: 'This saved cart has expired',
    meaning: 'A link holds 30 days, or `ALZETTE_CART_DAYS`.',
  },
  token_invalid: {
    status: 400,
    message: 'This saved cart cannot be read',
    meaning: 'The link is cut or altered. 401 for the access token of an operator’s system: missing, wrong or expired.',
  },
  token_too_large: {
    status: 400,
    message: 'This saved cart is too large',
    meaning: 'It has more items than a link can hold.',
  },
  too_large: {
    status: 413,
    message: 'The body is too large',
    meaning: '[Limits](guides/operate.md#limits) of each kind.',
  },
  too_many_requests: {
    status: 429,
    message: 'Too many requests: try again later',
    meaning: 'Wait for `Retry-After`. [Limits](guides/operate.md#limits) by session, account and network.',
  },
  too_slow: { status: 408, message: 'The request took too long to arrive', meaning: 'It has 30 seconds.' },
  upstream_timeout: {
    status: 504,
    message: 'The shop did not respond in time',
    meaning: 'The site server waited for the shop API. The request may have had its effect.',
  },
  upstream_unreachable: {
    status: 502,
    message: 'The shop cannot be reached right now',
    meaning: 'The shop API is down. Repeat after `Retry-After`.',
  },
} as const satisfies ErrorTable;
