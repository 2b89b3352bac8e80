import { normaliseCreditStatus } from './credit-check';

describe('normaliseCreditStatus', () => {
  it.each([
    ['no_error', 'no_error'],
    ['new--bad_customer', 'new-bad-customer'],
    ['new--existing_customer', 'existing-customer'],
    ['existing--no_customer', 'generic'],
    ['existing--bad_customer', 'generic'],
    ['existing--pro_customer', 'generic'],
    ['something-new', 'generic'],
    ['', 'generic'],
  ])('[I8] takes %s for %s', (status, outcome) => {
    expect(normaliseCreditStatus(status)).toBe(outcome);
  });
});
