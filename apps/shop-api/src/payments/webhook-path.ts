/** Where a payment company posts its webhooks to. @param payment its slug in the operator file */
export function webhookPath(payment: string): string {
  return `/api/v2/webhooks/${payment}`;
}
