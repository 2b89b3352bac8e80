import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { InstallationMode } from '@alzette/shop-model';
import { Amount, Card, Free, InstallationIcon, TileList } from '@alzette/ui';

/** How the offer may be installed; which one is chosen later, with the day (spec row J3). */
export function InstallationCard({ modes }: { readonly modes: readonly InstallationMode[] }) {
  const locale = useShopLocale();
  return (
    <Card
      title={<FormattedMessage id="shell.offer.installation" />}
      sentence={<FormattedMessage id="shell.offer.installationLater" />}
    >
      <TileList
        items={modes.map(({ code, price, attributes }) => ({
          id: code,
          icon: <InstallationIcon size={20} />,
          title: String(attributes['installation_mode_label'] ?? code),
          text: String(attributes['installation_mode_description'] ?? ''),
          end:
            price === 0 ? (
              <Free>
                <FormattedMessage id="common.free" />
              </Free>
            ) : (
              <Amount>{formatMoney(price, locale)}</Amount>
            ),
        }))}
      />
    </Card>
  );
}
