import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useSettings } from '@alzette/remote-react';
import { mobileItemKeys, unknownIccid, type CartItem } from '@alzette/shop-model';
import { keepNumberChosen, valuesErased } from '@alzette/shop-store';
import {
  Button,
  Cell,
  focusField,
  Note,
  SelectField,
  SwitchRow,
  TextField,
  type TextFieldProps,
  VisuallyHidden,
} from '@alzette/ui';
import styles from './cart-item.module.css';
import { parseIccid } from './iccid';
import { useItemField, useNumberValues } from './ensure-item-form';

interface QuestionProps {
  readonly item: CartItem;
}

/** The number of a new line: whether the shopper keeps it, and where it is today (spec rows E1, E3). For a `FormGrid`. */
export function KeepNumber({ item }: QuestionProps) {
  const handleChange = useKeepNumber(item);
  return (
    <>
      <SwitchRow
        name={mobileItemKeys(item.identifier).keepNumber}
        label={<FormattedMessage id="shop.keepNumber.label" />}
        help={<FormattedMessage id="shop.keepNumber.help" />}
        checked={item.keepNumber}
        onChange={handleChange}
      />
      {item.keepNumber && (
        <>
          <Cell span={3}>
            <OperatorField item={item} />
          </Cell>
          <Cell span={3}>
            <KeptNumberField item={item} />
          </Cell>
          <div>
            <IccidField item={item} />
          </div>
        </>
      )}
    </>
  );
}

/** The button in a folded item: one press chooses "yes", opens the item and leads to its questions. */
export function KeepNumberButton({ item }: QuestionProps) {
  const keepNumber = useKeepNumber(item);

  function handleClick() {
    keepNumber(true);
    focusField(mobileItemKeys(item.identifier).keepNumber);
  }

  return (
    <Button variant="link" onClick={handleClick}>
      <FormattedMessage id="shop.keepNumber.label" />
      <VisuallyHidden> {item.variant.name}</VisuallyHidden>
    </Button>
  );
}

/** Another choice erases the typed values about the number. */
function useKeepNumber({ identifier }: CartItem): (keepNumber: boolean) => void {
  const dispatch = useDispatch();
  const keys = mobileItemKeys(identifier);
  return (keepNumber) => {
    dispatch(keepNumberChosen({ identifier, keepNumber }));
    dispatch(valuesErased({ names: [keys.keepNumber, keys.currentOperator, keys.currentNumber, keys.iccid] }));
  };
}

/** The number of a changed line. No other value is needed, because operator and ICCID are known (spec row E2). */
export function ChangedNumberField({ item }: QuestionProps) {
  const keys = mobileItemKeys(item.identifier);
  const { form, widget } = useItemField(item, keys.currentNumber, 'shop.number');
  return (
    <NumberField
      {...widget}
      value={useNumberValues(item).number}
      onChange={(number) => form.setValues({ [keys.currentNumber]: number, [keys.iccid]: unknownIccid })}
    />
  );
}

const otherOperators = [
  { value: 'orange', label: 'Orange' },
  { value: 'join', label: 'JOIN' },
  { value: 'post', label: 'POST' },
];

/** The present operator: another one of the country, or this provider's own prepaid offer (spec row E4). */
function OperatorField({ item }: QuestionProps) {
  const { setValue, widget } = useItemField(item, mobileItemKeys(item.identifier).currentOperator, 'shop.operator');
  const { name, prepaidOperatorCode } = useSettings();
  const { formatMessage } = useIntl();
  const prepaid = { value: prepaidOperatorCode, label: formatMessage({ id: 'shop.operator.prepaid' }, { name }) };
  return (
    <SelectField
      {...widget}
      help={formatMessage({ id: 'shop.operator.help' })}
      placeholder={formatMessage({ id: 'common.select' })}
      options={[...otherOperators, prepaid]}
      autoComplete="off"
      value={useNumberValues(item).operator}
      onChange={setValue}
      required
    />
  );
}

function KeptNumberField({ item }: QuestionProps) {
  const { setValue, widget } = useItemField(item, mobileItemKeys(item.identifier).currentNumber, 'shop.keptNumber');
  return <NumberField {...widget} value={useNumberValues(item).number} onChange={setValue} />;
}

type NumberFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'value' | 'onChange' | 'onBlur' | 'error'>;

function NumberField(props: NumberFieldProps) {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+691 123 456"
      help={<FormattedMessage id="shop.number.help" />}
      required
    />
  );
}

/** The number of the present SIM card. A failed check digit shows a warning; the value is accepted (spec row E4). */
function IccidField({ item }: QuestionProps) {
  const { setValue, widget } = useItemField(item, mobileItemKeys(item.identifier).iccid, 'shop.iccid');
  const { iccid } = useNumberValues(item);
  return (
    <>
      <TextField
        {...widget}
        inputMode="numeric"
        autoComplete="off"
        placeholder="8935201000000012340"
        help={<FormattedMessage id="shop.iccid.help" />}
        value={iccid}
        onChange={setValue}
        numeric
        required
      />
      <div role="status" className={styles.warning}>
        {parseIccid(iccid)?.isDoubtful && (
          <Note tone="warning">
            <FormattedMessage id="shop.iccid.doubtful" />
          </Note>
        )}
      </div>
    </>
  );
}
