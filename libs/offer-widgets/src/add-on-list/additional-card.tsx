import { FormattedMessage } from 'react-intl';
import { useFileAddress } from '@alzette/remote-react';
import { classNames } from '@alzette/ui';
import { ReadMore } from '../read-more/read-more';
import styles from './additional-card.module.css';
import { AdditionalControl } from './additional-control';
import { AdditionalQuantity } from './additional-quantity';
import { wordsOf } from './additional-words';
import { ConfirmChange } from './confirm-change';
import { useAdditional, type AdditionalCardProps } from './use-additional';
import { VariantChoice } from './variant-choice';

/** One add-on: what it is, what it costs, and whether it is in (spec rows D3 to D9). */
export function AdditionalCard(props: AdditionalCardProps) {
  const { additional, item, parent, isExistingCustomer } = props;
  const words = wordsOf(additional);
  const addressOf = useFileAddress();
  const { variant, asked, handleToggle, handleConfirm, handleCancel, handleVariant, handleQuantity } = useAdditional(
    props,
    words,
  );
  const { included, required, display, image } = additional;
  const name = `add-on.${parent.identifier}.${additional.code}`;
  return (
    <li className={classNames(styles.card, display === 'column' && styles.column, image !== null && styles.pictured)}>
      {words.headerTitle && <h3 className={styles.header}>{words.headerTitle}</h3>}
      {image !== null && <img className={styles.image} src={addressOf(image)} alt="" loading="lazy" />}
      <div className={styles.content}>
        <AdditionalControl
          name={name}
          words={words}
          state={included ? 'included' : required ? 'required' : item ? 'chosen' : 'open'}
          stacked={display === 'column'}
          variant={variant}
          isExistingCustomer={isExistingCustomer}
          onToggle={handleToggle}
        />
        {!included && additional.variants.length > 1 && (
          <VariantChoice
            name={`${name}.variant`}
            variants={additional.variants}
            stacked={display === 'column'}
            value={variant.code}
            isExistingCustomer={isExistingCustomer}
            onChoose={handleVariant}
          />
        )}
        {item && words.isCountable && !included && (
          <AdditionalQuantity name={`${name}.quantity`} title={words.title} item={item} onChange={handleQuantity} />
        )}
        {words.readMore && <ReadMore name={words.title} words={words.readMore} />}
        {required && !included && (
          <p className={styles.footer}>
            <FormattedMessage id="offer.required" />
          </p>
        )}
        {words.footerDescription && <p className={styles.footer}>{words.footerDescription}</p>}
      </div>
      {asked && <ConfirmChange words={words} change={asked} onConfirm={handleConfirm} onCancel={handleCancel} />}
    </li>
  );
}
