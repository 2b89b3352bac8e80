import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import {
  appliedPrice,
  type Cents,
  priceSteps,
  recurringCharge,
  type VariantPrice,
  type AddOnDescription,
  type ReadMore,
} from '@alzette/shop-model';
import { Amount, Button, Dialog, FormerPrice, Free, LinkButton, VisuallyHidden } from '@alzette/ui';
import { PriceStepsText } from '../terms';
import styles from './add-ons.module.css';

interface PricedAddOn {
  readonly price: VariantPrice;
  readonly activationFee: Cents;
  readonly activationFeeName: string;
}

interface AddOnPriceProps {
  readonly variant: PricedAddOn;
  readonly isExistingCustomer: boolean;
}

/** The monthly price of an add-on; its one-off price where it has no monthly one. */
export function AddOnPrice({ variant, isExistingCustomer }: AddOnPriceProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const { price, activationFee } = variant;
  const applied = appliedPrice(price, isExistingCustomer);
  if (isOnceOnly(price, applied) && activationFee > 0) {
    return (
      <>
        <Amount>{formatMoney(activationFee, locale)}</Amount>
        <small>{formatMessage({ id: 'offer.onceToday' })}</small>
      </>
    );
  }
  if (applied === 0 && price.original === 0) return <Free>{formatMessage({ id: 'common.free' })}</Free>;
  return (
    <>
      {price.original > applied && (
        <small>
          <FormerPrice label={formatMessage({ id: 'common.price-before' })}>
            {formatMoney(price.original, locale)}
          </FormerPrice>
        </small>
      )}
      <Amount>{formatMoney(applied, locale)}</Amount>
      <small>{formatMessage({ id: 'common.per-month' })}</small>
    </>
  );
}

/** The price in one line of text, for small print. */
export function AddOnPriceLine({ variant, isExistingCustomer }: AddOnPriceProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const { price, activationFee } = variant;
  const applied = appliedPrice(price, isExistingCustomer);
  if (isOnceOnly(price, applied))
    return (
      <FormattedMessage
        id="common.price-today"
        values={{ amount: <Amount>{formatMoney(activationFee, locale)}</Amount> }}
      />
    );
  return (
    <>
      {price.original > applied && (
        <>
          <FormerPrice label={formatMessage({ id: 'common.price-before' })}>
            {formatMoney(price.original, locale)}
          </FormerPrice>{' '}
        </>
      )}
      <FormattedMessage
        id="common.price-per-month"
        values={{ amount: <Amount>{formatMoney(applied, locale)}</Amount> }}
      />
    </>
  );
}

/** The duration of a discount and the one-off price, under an add-on's name. Renders nothing without either. */
export function AddOnTerms({ variant, isExistingCustomer }: AddOnPriceProps) {
  const locale = useShopLocale();
  const { formatMessage } = useIntl();
  const { price, activationFee, activationFeeName } = variant;
  const applied = appliedPrice(price, isExistingCustomer);
  const steps = priceSteps([recurringCharge(price, isExistingCustomer)]);
  return (
    <>
      {steps.length > 1 && (
        <small>
          <PriceStepsText steps={steps} />
        </small>
      )}
      {activationFee > 0 && !isOnceOnly(price, applied) && (
        <FormattedMessage
          tagName="small"
          id="offer.activation"
          values={{
            name: activationFeeName || formatMessage({ id: 'offer.activationFee' }),
            price: <Amount>{formatMoney(activationFee, locale)}</Amount>,
          }}
        />
      )}
    </>
  );
}

function isOnceOnly({ original }: VariantPrice, applied: Cents): boolean {
  return applied === 0 && original === 0;
}

export type AddOnChange = 'add' | 'remove';

interface ConfirmDialogProps {
  readonly description: AddOnDescription;
  readonly change: AddOnChange;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The product's own text before it is added or removed (spec row D3). */
export function ConfirmDialog({ description, change, onConfirm, onCancel }: ConfirmDialogProps) {
  const isAdding = change === 'add';
  return (
    <Dialog
      open
      role="alertdialog"
      title={description.title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>
            <FormattedMessage id="common.cancel" />
          </Button>
          <Button variant="secondary" onClick={onConfirm}>
            <FormattedMessage id={isAdding ? 'common.add' : 'offer.remove'} />
          </Button>
        </>
      }
    >
      <p>{isAdding ? description.addConfirmation : description.removeConfirmation}</p>
    </Dialog>
  );
}

interface ReadMoreLinkProps {
  /** Name of the add-on, for screen readers and search engines that read links without their surroundings. */
  readonly name: string;
  readonly readMore: ReadMore;
}

/** "Read more" about an add-on: a link to a page, or a popup. */
export function ReadMoreLink({ name, readMore }: ReadMoreLinkProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const label = (
    <>
      <span aria-hidden>
        <FormattedMessage id="offer.readMore" />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="offer.readMore.about" values={{ name }} />
      </VisuallyHidden>
    </>
  );
  if (readMore.kind === 'link') {
    return (
      <LinkButton variant="link" href={readMore.href} target="_blank" rel="noopener">
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        title={readMore.title || name}
        closeLabel={formatMessage({ id: 'common.close' })}
        onClose={() => setOpen(false)}
      >
        <div className={styles.popup}>
          {readMore.content.split(/\n+/u).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Dialog>
    </>
  );
}
