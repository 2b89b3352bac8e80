import type { Operator } from '@alzette/operator-config';
import type { Mail } from '@alzette/server-kit/mail';
import { fullName, type Locale } from '@alzette/shop-model';
import { toBuffer } from 'qrcode';
import { orderMail, receiptTexts } from '@alzette/shop-api/documents';
import type { Order } from '@alzette/shop-api/order';
import { esimTexts } from './esim-texts';

interface EsimMail {
  readonly order: Pick<Order, 'email' | 'number' | 'billing_address'>;
  readonly language: Locale;
  readonly operator: Operator;
  readonly planName: string;
  /** `LPA:1$address$matching-id` */
  readonly activationCode: string;
}

/** Pixels of the picture, and half of it on the page for sharp screens. */
const pictureSize = 480;

/** The mail that brings an eSIM: its activation code as an inline QR code and as text, and how to use it. */
export async function esimMail({ order, language, operator, planName, activationCode }: EsimMail): Promise<Mail> {
  const texts = esimTexts[language];
  const shared = receiptTexts[language];
  const [, server = '', matchingId = ''] = activationCode.split('$');
  const content = await toBuffer(activationCode, { errorCorrectionLevel: 'M', margin: 4, width: pictureSize });
  return orderMail(
    { to: order.email, language, operator },
    {
      subject: texts.subject(operator.name, planName),
      heading: texts.heading,
      greeting: shared.starterPack.greeting(fullName(order.billing_address)),
      intro: texts.intro(planName),
      picture: { filename: 'esim.png', contentType: 'image/png', content, alt: texts.picture, size: pictureSize / 2 },
      facts: [
        [texts.labels.plan, [planName]],
        [texts.labels.code, [activationCode]],
        [texts.labels.server, [server]],
        [texts.labels.activation, [matchingId]],
        [shared.labels.order, [order.number ?? '']],
      ],
      next: texts.steps,
      help: shared.help(operator.support.phone),
    },
  );
}
