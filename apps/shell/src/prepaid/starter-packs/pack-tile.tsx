import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { StarterPackList } from '@alzette/shop-model';
import { OneOffPrice } from '@alzette/shop-widgets';
import { OfferTile } from '@alzette/ui';

interface PackTileProps {
  readonly pack: StarterPackList['items'][number];
  readonly isChosen: boolean;
  readonly onChoose: (code: string) => void;
}

/** One pack among those it is compared with: what it costs once, what is inside. */
export function PackTile({ pack, isChosen, onChoose }: PackTileProps) {
  const { code, name, amount, credit, highlights } = pack;
  const locale = useShopLocale();
  return (
    <OfferTile
      name="prepaid.pack"
      value={code}
      checked={isChosen}
      onSelect={() => onChoose(code)}
      title={name}
      titleLevel={2}
      lead={<FormattedMessage id="shell.prepaid.credit" values={{ amount: formatMoney(credit, locale) }} />}
      price={<OneOffPrice cents={amount} size="lg" />}
      promo={<FormattedMessage id="shell.prepaid.pack.once" />}
      facts={highlights}
      terms={<FormattedMessage id="shell.prepaid.pack.identity" />}
    />
  );
}
