import type { DeviceTaxon, DeviceVariant } from '@alzette/shop-model';
import { Wrap } from '@alzette/ui';
import { closestVariant, choiceOf, type PhoneChoice } from '../offer/phone-variants';
import { Breadcrumb } from './breadcrumb';
import { ColourChoice } from './colour-choice';
import { FundingChoice } from './funding-choice';
import { PhoneFacts } from './phone-facts';
import { ProductImage } from './product-image';
import { StorageChoice } from './storage-choice';
import styles from './phone-top.module.css';

export interface PhoneAnswerProps {
  readonly phone: DeviceTaxon;
  readonly variant: DeviceVariant;
  readonly onAnswer: (answer: Partial<PhoneChoice>) => void;
}

interface PhoneTopProps {
  readonly phone: DeviceTaxon;
  readonly variant: DeviceVariant;
  readonly onChoose: (variant: DeviceVariant) => void;
}

/** The phone and the three questions about it. One answer keeps the other two as far as the phone is sold so. */
export function PhoneTop({ phone, variant, onChoose }: PhoneTopProps) {
  function handleAnswer(answer: Partial<PhoneChoice>) {
    const next = closestVariant(phone.variants, { ...choiceOf(variant), ...answer });
    if (next) onChoose(next);
  }

  const answers: PhoneAnswerProps = { phone, variant, onAnswer: handleAnswer };
  return (
    <div className={styles.top}>
      <Wrap>
        <Breadcrumb phone={phone} />
        <div className={styles.columns}>
          <ProductImage phone={phone} colour={variant.colour} />
          <div>
            <h1 tabIndex={-1}>{phone.name}</h1>
            <p className={styles.lead}>{phone.description}</p>
            <div className={styles.questions}>
              <ColourChoice {...answers} />
              <StorageChoice {...answers} />
              <FundingChoice {...answers} />
            </div>
          </div>
        </div>
        <PhoneFacts phone={phone} />
      </Wrap>
    </div>
  );
}
