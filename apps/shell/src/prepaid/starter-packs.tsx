import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoney, PhoneLink, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { starterPacksQuery } from '@alzette/shop-client';
import { type StarterPackList, starterPackProduct } from '@alzette/shop-model';
import { OneOffPrice, useQuery } from '@alzette/shop-widgets';
import {
  Amount,
  Button,
  Card,
  DeliveryIcon,
  OfferTile,
  OfferTiles,
  ShieldIcon,
  SimCardIcon,
  TileList,
} from '@alzette/ui';
import { ReplaceCartDialog } from '../offers/replace-cart-dialog';
import { NoOffers, OffersFailed } from '../offers/offer-layout';
import { PrepaidChoice, useChoosePrepaid, useChosenProduct } from './prepaid-choice';
import { PrepaidFrame, PrepaidSkeleton } from './prepaid-frame';

/** The page of starter packs (spec row M2). */
export function StarterPacksPage() {
  const packs = useQuery(starterPacksQuery);
  if (packs.status === 'ready' && packs.value.length > 0) return <StarterPacks packs={packs.value} />;
  return (
    <PrepaidFrame page="starter-packs">
      {packs.status === 'loading' && <PrepaidSkeleton page="starter-packs" />}
      {packs.status === 'failed' && <OffersFailed onRetry={packs.onRetry} />}
      {packs.status === 'ready' && <NoOffers />}
    </PrepaidFrame>
  );
}

function StarterPacks({ packs }: { readonly packs: StarterPackList['items'] }) {
  const { product, onChoose: onPack } = useChosenProduct(packs.map(starterPackProduct));
  const { isConfirming, onChoose, onReplace, onKeep } = useChoosePrepaid();
  const { formatMessage } = useIntl();
  const renderAction = (compact: boolean) => (
    <Button variant="primary" wide={!compact} compact={compact} onClick={() => onChoose(product)}>
      <FormattedMessage id="shell.prepaid.pack.choose" />
    </Button>
  );
  return (
    <PrepaidChoice page="starter-packs" product={product} renderAction={renderAction}>
      <OfferTiles label={formatMessage({ id: 'shell.prepaid.packs' })} paired>
        {packs.map((pack) => (
          <PackTile key={pack.code} pack={pack} isChosen={pack.code === product.code} onChoose={onPack} />
        ))}
      </OfferTiles>
      <ActivationCard />
      {isConfirming && <ReplaceCartDialog onReplace={onReplace} onKeep={onKeep} />}
    </PrepaidChoice>
  );
}

interface PackTileProps {
  readonly pack: StarterPackList['items'][number];
  readonly isChosen: boolean;
  readonly onChoose: (code: string) => void;
}

function PackTile({ pack, isChosen, onChoose }: PackTileProps) {
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
      lead={
        <FormattedMessage
          id="shell.prepaid.credit"
          values={{ amount: <Amount>{formatMoney(credit, locale)}</Amount> }}
        />
      }
      price={<OneOffPrice cents={amount} size="lg" />}
      promo={<FormattedMessage id="shell.prepaid.pack.once" />}
      facts={highlights}
      terms={<FormattedMessage id="shell.prepaid.pack.identity" />}
    />
  );
}

/** The activation of a prepaid card, explained before payment. */
function ActivationCard() {
  const { partners, support, activationUrl } = useSettings();
  return (
    <Card
      title={<FormattedMessage id="shell.prepaid.activation" />}
      sentence={<FormattedMessage id="shell.prepaid.activation.why" />}
    >
      <TileList
        items={[
          {
            id: 'card',
            icon: <DeliveryIcon size={20} />,
            title: <FormattedMessage id="shell.prepaid.activation.card" />,
            text: <FormattedMessage id="shell.prepaid.activation.card.text" />,
          },
          {
            id: 'check',
            icon: <ShieldIcon size={20} />,
            title: <FormattedMessage id="shell.prepaid.activation.check" />,
            text: (
              <FormattedMessage
                id="shell.prepaid.activation.check.text"
                values={{
                  partner: partners.identity.name,
                  phone: <PhoneLink number={support.phone} />,
                  link: (text) => (
                    <a key="link" href={activationUrl}>
                      {text}
                    </a>
                  ),
                }}
              />
            ),
          },
          {
            id: 'use',
            icon: <SimCardIcon size={20} />,
            title: <FormattedMessage id="shell.prepaid.activation.use" />,
            text: <FormattedMessage id="shell.prepaid.activation.use.text" />,
          },
        ]}
      />
    </Card>
  );
}
