import { topUpEmail } from '@alzette/shop-model';

/** Whether somebody reads mails there: a top-up without a receipt carries an address that stands for none. */
export function isRealEmail(email: string): boolean {
  return email.toLowerCase() !== topUpEmail;
}
