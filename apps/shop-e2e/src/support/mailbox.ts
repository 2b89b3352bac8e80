/** A mail of the sandbox's mailbox. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string }[];
}

/** The newest mail to an address that has this text. Waits until it arrives. */
export async function mailTo(partnerUrl: string, address: string, having = ''): Promise<Mail> {
  const until = Date.now() + 15_000;
  while (Date.now() < until) {
    const response = await fetch(`${partnerUrl}/mail.json?to=${encodeURIComponent(address)}`);
    const { items } = (await response.json()) as { items: readonly Mail[] };
    const found = items.find(({ text }) => text.includes(having));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail to ${address} arrived`);
}

/** The link of a saved cart in a mail. */
export function savedCartLink({ text }: Mail): string {
  const [link] = /https?:\/\/\S+cartSaved=\S+/u.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in the mail:\n${text}`);
  return link;
}
