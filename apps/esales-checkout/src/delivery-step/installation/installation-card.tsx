import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import { installationKeys, type CartItem } from '@alzette/shop-model';
import { installationModeChosen } from '@alzette/shop-store';
import { Amount, Card, ChoiceTiles, FormGrid, Free } from '@alzette/ui';
import { AppointmentField } from './appointment-field';
import type { CalendarReading } from './use-installation-calendar';

interface InstallationCardProps {
  readonly item: CartItem;
  readonly reading: CalendarReading;
  readonly onRetry: () => void;
}

/** How a line gets installed, what that costs, and when (spec row J3). */
export function InstallationCard({ item, reading, onRetry }: InstallationCardProps) {
  const { identifier, type, variant, installationModes, installationMode } = item;
  const keys = installationKeys(type, identifier);
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const locale = useShopLocale();

  return (
    <Card
      title={<FormattedMessage id="delivery.installation.title" values={{ name: variant.name }} />}
      sentence={<FormattedMessage id="delivery.installation.text" />}
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
        <AppointmentField keys={keys} reading={reading} onRetry={onRetry} />
      </FormGrid>
    </Card>
  );
}
