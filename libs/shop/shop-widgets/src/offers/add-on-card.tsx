import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFileAddress } from '@alzette/remote-react';
import {
  type AdditionalProduct,
  type AdditionalVariant,
  type AddOnDescription,
  addOnItem,
  addOnVariantLabel,
  type CartItem,
  describeAddOn,
} from '@alzette/shop-model';
import {
  ActionRow,
  Button,
  ChoiceTiles,
  classNames,
  Free,
  QuantityInput,
  SwitchRow,
  VisuallyHidden,
} from '@alzette/ui';
import {
  type AddOnChange,
  ConfirmDialog,
  ReadMoreLink,
  AddOnPrice,
  AddOnPriceLine,
  AddOnTerms,
} from './add-on-details';
import styles from './add-ons.module.css';

interface AddOnCardProps {
  readonly parent: CartItem;
  readonly product: AdditionalProduct;
  /** Its cart item when it is chosen. */
  readonly item: CartItem | undefined;
  readonly isExistingCustomer: boolean;
  readonly onChoose: (item: CartItem) => void;
  readonly onRemove: (identifier: string) => void;
}

/** One add-on: its description, its price, and whether it is chosen (spec rows D3 to D9). */
export function AddOnCard(props: AddOnCardProps) {
  const { product, item, parent, isExistingCustomer } = props;
  const { included, required, display, image, variants } = product;
  const description = describeAddOn(product);
  const addressOf = useFileAddress();
  const choice = useAddOnChoice(props, description);
  const name = `add-on.${parent.identifier}.${product.code}`;
  return (
    <li className={classNames(styles.card, display === 'column' && styles.column, image !== null && styles.pictured)}>
      {description.headerTitle && <h3 className={styles.header}>{description.headerTitle}</h3>}
      {image !== null && <img className={styles.image} src={addressOf(image)} alt="" loading="lazy" />}
      <div className={styles.content}>
        <AddOnSwitch
          name={name}
          description={description}
          state={included ? 'included' : required ? 'required' : item ? 'chosen' : 'available'}
          stacked={display === 'column'}
          variant={choice.variant}
          isExistingCustomer={isExistingCustomer}
          onToggle={choice.onToggle}
        />
        {!included && variants.length > 1 && (
          <VariantChoice
            name={`${name}.variant`}
            variants={variants}
            stacked={display === 'column'}
            // While the add-on is off, no variant is chosen: pressing a variant switches the add-on on.
            value={item?.variant.code ?? ''}
            isExistingCustomer={isExistingCustomer}
            onChoose={choice.onVariant}
          />
        )}
        {item && description.isCountable && !included && (
          <AddOnQuantity name={`${name}.quantity`} title={description.title} item={item} onChange={choice.onQuantity} />
        )}
        {description.readMore && <ReadMoreLink name={description.title} readMore={description.readMore} />}
        {required && !included && (
          <p className={styles.footer}>
            <FormattedMessage id="offer.required" />
          </p>
        )}
        {description.footerDescription && <p className={styles.footer}>{description.footerDescription}</p>}
      </div>
      {choice.pending && (
        <ConfirmDialog
          description={description}
          change={choice.pending}
          onConfirm={choice.onConfirm}
          onCancel={choice.onCancel}
        />
      )}
    </li>
  );
}

/** The choice of one add-on. A change with a confirmation text waits until the shopper confirms it. */
function useAddOnChoice(props: AddOnCardProps, description: AddOnDescription) {
  const { parent, product, item, onChoose, onRemove } = props;
  /** The variant that was pressed while the add-on was off, until the shopper confirms it. */
  const [pendingVariant, setPendingVariant] = useState<string | null>(null);
  const [pending, setPending] = useState<AddOnChange | null>(null);
  const variant = findVariant(product, item?.variant.code ?? pendingVariant);

  function apply(change: AddOnChange) {
    if (change === 'add') onChoose(addOnItem(parent, product, variant));
    else if (item) onRemove(item.identifier);
  }

  function handleToggle(isChosen: boolean) {
    const change: AddOnChange = isChosen ? 'add' : 'remove';
    if (isChosen ? description.addConfirmation : description.removeConfirmation) setPending(change);
    else apply(change);
  }

  function handleConfirm() {
    if (pending) apply(pending);
    handleCancel();
  }

  function handleCancel() {
    setPending(null);
    setPendingVariant(null);
  }

  function handleVariant(code: string) {
    const chosen = addOnItem(parent, product, findVariant(product, code), item?.quantity);
    if (item || !description.addConfirmation) {
      onChoose(chosen);
    } else {
      setPendingVariant(code);
      setPending('add');
    }
  }

  return {
    variant,
    pending,
    onToggle: handleToggle,
    onConfirm: handleConfirm,
    onCancel: handleCancel,
    onVariant: handleVariant,
    onQuantity: (quantity: number) => onChoose(addOnItem(parent, product, variant, quantity)),
  };
}

/** The variant of a code, else the first; the catalogue's schema promises at least one. */
function findVariant({ variants }: AdditionalProduct, code: string | null): AdditionalVariant {
  return variants.find((variant) => variant.code === code) ?? (variants[0] as AdditionalVariant);
}

interface AddOnSwitchProps {
  readonly name: string;
  readonly description: AddOnDescription;
  /** `included` is free of charge, `required` has its price; neither can be removed (spec rows D6, D7). */
  readonly state: 'available' | 'chosen' | 'required' | 'included';
  readonly stacked: boolean;
  readonly variant: AdditionalVariant;
  readonly isExistingCustomer: boolean;
  readonly onToggle: (isChosen: boolean) => void;
}

/** Name, price and switch; a button where the product has no toggle. */
function AddOnSwitch({ name, description, state, stacked, variant, isExistingCustomer, onToggle }: AddOnSwitchProps) {
  const isFixed = state === 'required' || state === 'included';
  const isChosen = state !== 'available';
  const row = {
    label: description.title,
    stacked,
    pretitle: description.pretitle,
    help: (
      <>
        {description.subtitle}
        {state !== 'included' && <AddOnTerms variant={variant} isExistingCustomer={isExistingCustomer} />}
      </>
    ),
    end:
      state === 'included' ? (
        <Free>
          <FormattedMessage id="common.included" />
        </Free>
      ) : (
        <AddOnPrice variant={variant} isExistingCustomer={isExistingCustomer} />
      ),
  };
  if (description.hasToggle || isFixed) {
    return <SwitchRow name={name} checked={isChosen} disabled={isFixed} onChange={onToggle} {...row} />;
  }
  return (
    <ActionRow
      {...row}
      action={
        <Button variant={isChosen ? 'plain' : 'secondary'} onClick={() => onToggle(!isChosen)}>
          <FormattedMessage id={isChosen ? 'offer.remove' : 'common.add'} />
          <VisuallyHidden> {description.title}</VisuallyHidden>
        </Button>
      }
    />
  );
}

interface VariantChoiceProps {
  readonly name: string;
  readonly stacked: boolean;
  readonly variants: readonly AdditionalVariant[];
  readonly value: string;
  readonly isExistingCustomer: boolean;
  readonly onChoose: (code: string) => void;
}

function VariantChoice({ name, stacked, variants, value, isExistingCustomer, onChoose }: VariantChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <ChoiceTiles
      name={name}
      label={formatMessage({ id: 'offer.variant' })}
      value={value}
      onChange={onChoose}
      arrangement={stacked ? 'rows' : 'row'}
      tiles={variants.map((variant) => ({
        value: variant.code,
        title: addOnVariantLabel(variant) || variant.name,
        text: <AddOnPriceLine variant={variant} isExistingCustomer={isExistingCustomer} />,
      }))}
    />
  );
}

interface AddOnQuantityProps {
  readonly name: string;
  readonly title: string;
  readonly item: CartItem;
  readonly onChange: (quantity: number) => void;
}

/** From 1 to the add-on's own maximum (spec row D8). */
function AddOnQuantity({ name, title, item, onChange }: AddOnQuantityProps) {
  const { formatMessage } = useIntl();
  return (
    <QuantityInput
      name={name}
      label={formatMessage({ id: 'offer.quantity' })}
      value={item.quantity}
      max={item.maxQuantity}
      onChange={onChange}
      decreaseLabel={formatMessage({ id: 'offer.quantity.less' }, { name: title })}
      increaseLabel={formatMessage({ id: 'offer.quantity.more' }, { name: title })}
      rangeError={formatMessage({ id: 'offer.quantity.range' }, { max: item.maxQuantity })}
    />
  );
}
