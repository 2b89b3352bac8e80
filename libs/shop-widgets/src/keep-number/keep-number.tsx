import { FormattedMessage } from 'react-intl';
import { mobileLineKeys, type CartItem } from '@alzette/shop-model';
import { Cell, SwitchRow } from '@alzette/ui';
import { IccidField } from './iccid-field';
import { NumberField } from './number-field';
import { OperatorField } from './operator-field';
import { useKeepNumber } from './use-keep-number';

/** Of a new line: whether its number comes along, and from where (spec rows E1, E3). For a `FormGrid`. */
export function KeepNumber({ item }: { readonly item: CartItem }) {
  const handleChange = useKeepNumber(item);
  return (
    <>
      <SwitchRow
        name={mobileLineKeys(item.identifier).keepNumber}
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
            <NumberField item={item} />
          </Cell>
          <div>
            <IccidField item={item} />
          </div>
        </>
      )}
    </>
  );
}
