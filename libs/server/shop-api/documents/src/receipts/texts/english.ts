import type { ReceiptTexts } from './receipt-texts';

export const english: ReceiptTexts = {
  topUp: {
    subject: (operator, orderNumber) => `Your ${operator} top-up: receipt ${orderNumber}`,
    heading: 'Your number is topped up',
    greeting: () => 'Hello,',
    intro: 'Thank you for your top-up. We have received your payment; this is your receipt.',
    next: ['The credit is on your number and can be used right away. There is nothing else for you to do.'],
  },
  starterPack: {
    subject: (operator, orderNumber) => `Your ${operator} prepaid card: receipt ${orderNumber}`,
    heading: 'Your prepaid card is on its way',
    greeting: (name) => `Hello ${name},`,
    intro: 'Thank you for your order. We have received your payment; this is your receipt.',
    action: 'Activate the card',
    next: [
      'We send the card by post to the address above; delivery is free.',
      'The card does not work yet: your identity is checked when you activate it, as the law requires. When the card arrives, open the page above with the card and your identity card or passport at hand, or call us. As soon as that is done, you can call, surf and use the credit that comes with the card.',
    ],
  },
  labels: {
    product: 'Bought',
    number: 'Number',
    deliverTo: 'Delivered to',
    paid: 'Paid',
    order: 'Order number',
    date: 'Date',
  },
  vat: (amount) => `including ${amount} VAT`,
  card: (brand, lastDigits) => `by ${brand} card ending in ${lastDigits}`,
  follow: 'Follow my order',
  withdrawal:
    'You can withdraw from your contract within 14 days, without giving a reason: for services from today, for goods from the day they arrive.',
  withdraw: 'Withdraw from a contract',
  help: (phone) => `Questions? Call us on ${phone} and have your order number ready.`,
};
