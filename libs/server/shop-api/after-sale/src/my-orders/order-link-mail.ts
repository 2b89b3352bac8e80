import type { Operator } from '@alzette/operator-config';
import type { Mail } from '@alzette/server-kit/mail';
import type { Locale } from '@alzette/shop-model';
import { orderMail, receiptTexts } from '@alzette/shop-api/documents';

interface OrderLinkMail {
  readonly to: string;
  /** The order number. */
  readonly number: string;
  readonly language: Locale;
  readonly operator: Operator;
  readonly link: string;
}

interface OrderLinkTexts {
  readonly subject: (operator: string) => string;
  readonly heading: string;
  readonly greeting: string;
  readonly intro: string;
  readonly open: string;
  readonly next: readonly string[];
}

const texts: Readonly<Record<Locale, OrderLinkTexts>> = {
  fr: {
    subject: (operator) => `Votre lien vers votre commande ${operator}`,
    heading: 'Votre commande',
    greeting: 'Bonjour,',
    intro: 'Voici le lien que vous avez demandé. Il ouvre votre commande une seule fois, pendant 30 minutes.',
    open: 'Voir ma commande',
    next: ['Vous n’avez rien demandé ? Ne faites rien : sans ce lien, personne ne voit votre commande.'],
  },
  en: {
    subject: (operator) => `Your link to your ${operator} order`,
    heading: 'Your order',
    greeting: 'Hello,',
    intro: 'Here is the link that you asked for. It opens your order once, within 30 minutes.',
    open: 'See my order',
    next: ['You did not ask for it? Do nothing: without this link nobody sees your order.'],
  },
  de: {
    subject: (operator) => `Ihr Link zu Ihrer Bestellung bei ${operator}`,
    heading: 'Ihre Bestellung',
    greeting: 'Guten Tag,',
    intro: 'hier ist der Link, den Sie angefordert haben. Er öffnet Ihre Bestellung einmal, innerhalb von 30 Minuten.',
    open: 'Bestellung ansehen',
    next: ['Sie haben nichts angefordert? Sie brauchen nichts zu tun: Ohne diesen Link sieht niemand Ihre Bestellung.'],
  },
};

/** The mail with the link of an order. It contains only the order number, because anyone can request it. */
export function orderLinkMail({ to, number, language, operator, link }: OrderLinkMail): Mail {
  const { subject, heading, greeting, intro, open, next } = texts[language];
  const { labels, help } = receiptTexts[language];
  return orderMail(
    { to, language, operator },
    {
      subject: subject(operator.name),
      heading,
      greeting,
      intro,
      facts: [[labels.order, [number]]],
      action: { label: open, href: link },
      next,
      help: help(operator.support.phone),
    },
  );
}
