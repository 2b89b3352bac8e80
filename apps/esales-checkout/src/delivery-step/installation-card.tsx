import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { installationKeys, isSelfInstalled } from '@alzette/shop-model';
import { installationModeChosen } from '@alzette/shop-store';
import { Amount, Card, ChoiceTiles, FormGrid, Free } from '@alzette/ui';
import { AppointmentField, type AppointmentProps } from './appointment-field';

interface InstallationCardProps extends AppointmentProps {
  /** The names of the things in the parcel for the item. */
  readonly parcel: readonly string[];
}

/** The installation mode of an item, its price, and its day (spec row J3). */
export function InstallationCard({ parcel, ...appointment }: InstallationCardProps) {
  const { item } = appointment;
  const { identifier, type, variant, installationModes, installationMode } = item;
  const keys = installationKeys(type, identifier);
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const locale = useShopLocale();
  const isStart = isSelfInstalled(item);

  return (
    <Card
      title={<FormattedMessage id="delivery.installation.title" values={{ name: variant.name }} />}
      sentence={<InstallationText isStart={isStart} parcel={parcel} />}
    >
      <FormGrid>
        <ChoiceTiles
          name={keys.type}
          label={formatMessage({ id: 'delivery.installation.type.label' })}
          arrangement="rows"
          tiles={installationModes.map(({ code, label, description, price }) => ({
            value: code,
            title: label,
            text: description,
            end:
              price > 0 ? (
                <Amount>{formatMoney(price, locale)}</Amount>
              ) : (
                <Free>{formatMessage({ id: 'common.free' })}</Free>
              ),
          }))}
          value={installationMode ?? ''}
          onChange={(mode) => dispatch(installationModeChosen({ identifier, installationMode: mode }))}
        />
        <AppointmentField {...appointment} />
      </FormGrid>
    </Card>
  );
}

interface InstallationTextProps {
  /** True without a technician: the shopper installs the item. */
  readonly isStart: boolean;
  readonly parcel: readonly string[];
}

function InstallationText({ isStart, parcel }: InstallationTextProps) {
  if (!isStart) return <FormattedMessage id="delivery.installation.text" />;
  if (parcel.length === 0) return <FormattedMessage id="delivery.start.text" />;
  return <FormattedMessage id="delivery.start.text.parcel" values={{ parcel: parcel.join(', ') }} />;
}
