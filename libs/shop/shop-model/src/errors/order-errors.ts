import type { ErrorTable } from './entry';

/** The reasons why an order is not created. */
export const orderErrors = {
  account_mismatch: {
    status: 422,
    message: 'The account is not that of the login',
    meaning: 'The order names another account than the session. Log in again, or leave the account out.',
  },
  account_required: {
    status: 422,
    message: 'Only a customer who is logged in changes a line',
    meaning: 'An item changes a line, and the session has no login.',
  },
  change_open: {
    status: 422,
    message: 'The line has an open change',
    meaning: 'Another order changes the line. Wait until it is fulfilled or has ended.',
  },
  channel_mismatch: {
    status: 422,
    message: 'The channel is not that of the shop',
    meaning: '`channel` differs from the operator file.',
  },
  complementary_information_missing: {
    status: 422,
    message: 'An item lacks its complementary information',
    meaning: 'Each line and each installed item needs an entry in `complementaryInformations`.',
  },
  credit_refused: {
    status: 422,
    message: 'The credit check was not passed',
    meaning: 'A guest’s order needs a credit check without an error. The shopper calls the operator.',
  },
  current_number_missing: {
    status: 422,
    message: 'The number to keep is missing',
    meaning: 'With `keepNumber` an item names a mobile number in E.164.',
  },
  current_operator_missing: {
    status: 422,
    message: 'The present operator is missing',
    meaning: 'With `keepNumber` an item names one of the operators of the operator file.',
  },
  email_required: {
    status: 422,
    message: 'The e-mail address of the shopper is missing',
    meaning: 'A starter pack is ordered with an address of its own, not that of the placeholder person.',
  },
  esim_unavailable: { status: 422, message: 'The offer has a physical SIM only', meaning: 'Order it with a SIM card.' },
  existing_customer: {
    status: 422,
    message: 'The person is a customer',
    meaning: 'The credit check found an account. The shopper logs in and orders as a customer.',
  },
  field_not_applicable: {
    status: 422,
    message: 'A field does not apply to this order',
    meaning: '`errors` names it. Leave it out, or send its placeholder.',
  },
  file_format: {
    status: 422,
    message: 'The file is not a JPEG, PNG, PDF, DOC or DOCX',
    meaning: 'The content decides, not the name. Choose another file.',
  },
  file_too_big: { status: 422, message: 'The file is bigger than 10 MB', meaning: 'Choose a smaller file.' },
  first_name_required: {
    status: 422,
    message: 'The given name is missing',
    meaning: 'Only a person whose identity document has no given name may leave it out.',
  },
  iccid_missing: {
    status: 422,
    message: 'The number of the SIM card is missing',
    meaning: 'With `keepNumber` an item names the 19 digits of the present SIM card.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'The Idempotency-Key was used with another body',
    meaning: 'Repeat a request with the same body, or use a new key.',
  },
  identity_mismatch: {
    status: 422,
    message: 'The person differs from the identity check',
    meaning: '`errors` names the field. Send what the identity document says.',
  },
  identity_required: {
    status: 422,
    message: 'An identity check of this session is missing',
    meaning: 'It has to be unused and of the last 24 hours. The shopper repeats it.',
  },
  identity_used: {
    status: 409,
    message: 'The identity check was used for another order; it has to be repeated',
    meaning: 'An identity check serves one order.',
  },
  installation_date_unavailable: {
    status: 422,
    message: 'The day of the installation is not available',
    meaning: 'Choose another day of the calendar.',
  },
  installation_missing: {
    status: 422,
    message: 'The installation is missing',
    meaning: 'An installed item names mode, day and time.',
  },
  installation_mode_unknown: {
    status: 422,
    message: 'The offer has no such installation mode',
    meaning: '`errors` names those that it has.',
  },
  installation_not_offered: {
    status: 422,
    message: 'The item is not installed',
    meaning: '`installation` has to be null for it.',
  },
  limit_reached: {
    status: 422,
    message: 'The order is more than this buyer may order here',
    meaning: '`limit` says what a buyer may order within 30 days (`rules.perBuyer` of the operator file).',
  },
  line_repeated: { status: 422, message: 'Two items change one line', meaning: 'A line is changed once in an order.' },
  line_unknown: {
    status: 422,
    message: 'The number is not a line of the account',
    meaning: 'A customer changes only lines of their own account.',
  },
  mixed_checkout: {
    status: 422,
    message: 'The items belong to different checkouts',
    meaning: 'Prepaid products are ordered alone.',
  },
  number_repeated: { status: 422, message: 'Two items have one number', meaning: 'A number belongs to one item.' },
  option_included: {
    status: 422,
    message: 'The add-on is included in the offer',
    meaning: 'It cannot be ordered again.',
  },
  option_not_offered: {
    status: 422,
    message: 'The add-on is not sold with the offer',
    meaning: 'An add-on belongs to the offer of its parent item.',
  },
  option_repeated: { status: 422, message: 'An add-on is ordered twice', meaning: 'Each add-on once for each item.' },
  payment_method_unknown: {
    status: 422,
    message: 'The shop has no such payment method',
    meaning: '`payments` names the payment provider of the operator file.',
  },
  porting_open: {
    status: 422,
    message: 'The number moves here with another order',
    meaning: 'A number is ported by one order of a buyer.',
  },
  price_changed: {
    status: 409,
    message: 'The price has changed since it was displayed',
    meaning: '`totals` are the present ones. Show them, and ask the shopper again.',
  },
  proof_of_residence_not_needed: {
    status: 422,
    message: 'A proof of residence is not needed',
    meaning: 'Only a new customer who orders a device sends one.',
  },
  proof_of_residence_required: {
    status: 422,
    message: 'A proof of residence is missing',
    meaning: 'A new customer who orders a device sends one.',
  },
  quantity_too_high: {
    status: 422,
    message: 'The quantity is too high',
    meaning: '`errors` says how many there may be.',
  },
  repeated_identifier: {
    status: 422,
    message: 'Two entries have one identifier',
    meaning: 'Identifiers of items and of their entries are unique in an order.',
  },
  required_option_missing: {
    status: 422,
    message: 'A required add-on is missing',
    meaning: '`errors` names the item and the add-on.',
  },
  service_unavailable_here: {
    status: 422,
    message: 'The line cannot be had at the address',
    meaning: 'The operator’s network does not reach the address of the installation.',
  },
  sim_type_missing: { status: 422, message: 'The kind of SIM is missing', meaning: '`physical` or `eSIM`.' },
  sold_out: { status: 422, message: 'The device is sold out', meaning: 'Choose another variant.' },
  stock_too_low: {
    status: 422,
    message: 'Fewer pieces are left than were ordered',
    meaning: '`available` says how many are left.',
  },
  too_many_orders: {
    status: 429,
    message: 'This visitor has too many orders; pay or cancel one first',
    meaning: 'The session’s orders that are being paid cannot be replaced by a new one.',
  },
  unexpected_parent: {
    status: 422,
    message: 'The item cannot have a parent',
    meaning: '`parentIdentifier` has to be null for an item of its own.',
  },
  unknown_line: {
    status: 422,
    message: 'An entry is for an unknown item',
    meaning: '`complementaryInformations` has an entry that fits no item.',
  },
  unknown_parent: {
    status: 422,
    message: 'The parent is no item of the order',
    meaning: 'An add-on names an item of the same order.',
  },
  unknown_variant: { status: 422, message: 'The catalogue has no such offer', meaning: 'Read the catalogue again.' },
  voucher_not_applicable: {
    status: 422,
    message: 'The code is not for this item',
    meaning: 'A code is for one device of a line that a customer changes.',
  },
  voucher_unknown: {
    status: 422,
    message: 'This code is not known for this line',
    meaning: 'Unknown, expired or of another line. 404 where a code is looked up.',
  },
} as const satisfies ErrorTable;
