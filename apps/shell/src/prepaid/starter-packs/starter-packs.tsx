import { FormattedMessage, useIntl } from 'react-intl';
import { starterPackProduct, type StarterPackList } from '@alzette/shop-model';
import { Button, OfferTiles } from '@alzette/ui';
import { ReplaceCartDialog } from '../../offers/added/replace-cart-dialog';
import { PrepaidChoice } from '../choose/prepaid-choice';
import { useChoosePrepaid } from '../choose/use-choose-prepaid';
import { useChosenProduct } from '../choose/use-chosen-product';
import { ActivationCard } from './activation-card';
import { PackTile } from './pack-tile';

/** Packs to compare, how a card is activated, and the price of the chosen one. */
export function StarterPacks({ packs }: { readonly packs: StarterPackList['items'] }) {
  const { product, onChoose: onPack } = useChosenProduct(packs.map(starterPackProduct));
  const { isAsking, onChoose, onReplace, onKeep } = useChoosePrepaid();
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
      {isAsking && <ReplaceCartDialog onReplace={onReplace} onKeep={onKeep} />}
    </PrepaidChoice>
  );
}
