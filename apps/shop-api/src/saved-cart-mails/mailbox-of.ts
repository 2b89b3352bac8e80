/** The mailbox behind an address, for counting: however it is spelt, and whatever stands behind a `+`. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  return `${local.split('+', 1)[0]}@${domain}`;
}
