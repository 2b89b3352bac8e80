import { FormattedMessage } from 'react-intl';
import { ChoiceTiles } from '@alzette/ui';
import { isOffered, storageCode } from '../offer/phone-variants';
import type { PhoneAnswerProps } from './phone-top';
import { Question } from './question';

/** The storages; one that the colour does not come with says so. */
export function StorageChoice({ phone, variant, onAnswer }: PhoneAnswerProps) {
  const { colour } = variant;
  return (
    <ChoiceTiles
      name="phone.storage"
      label={
        <Question>
          <FormattedMessage id="shell.phones.storage" />
        </Question>
      }
      arrangement="keep-row"
      centred
      value={storageCode(variant.storage)}
      onChange={(storage) => onAnswer({ storage })}
      tiles={phone.storages.map((storage) => {
        const value = storageCode(storage);
        const disabled = !isOffered(phone.variants, { colour: colour.id, storage: value });
        return {
          value,
          title: value,
          disabled,
          text: disabled && <FormattedMessage id="shell.phones.storage.missing" values={{ colour: colour.label }} />,
        };
      })}
    />
  );
}
