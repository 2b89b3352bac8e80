import { mailPage, mailParts, pricedTable } from '@alzette/server-kit/mail';
import type { CartMail, CartMailCopy } from './cart-mail';

/** The HTML part: the items of the cart, and a button that opens it. */
export function renderCartMail({ language, link, operator }: CartMail, copy: CartMailCopy): string {
  const { messages, subject, rest, validUntil } = copy;
  const { tokens } = operator.theme;
  const parts = mailParts(tokens);
  const { button, paragraph, quiet } = parts;
  return mailPage(
    { language, title: subject, heading: messages.cart, brand: operator.name, tokens },
    `${paragraph(messages.greeting)}
${paragraph(messages.intro)}
${pricedTable(copy.rows, parts)}
${rest === null ? '' : paragraph(rest)}
${copy.rows.length > 0 ? quiet(messages.prices) : ''}
${button(messages.open, link)}
${paragraph(validUntil)}
${quiet(messages.notYou)}
${quiet(operator.legalName)}`,
  );
}
