import { FormattedMessage, useIntl } from 'react-intl';
import { pathFor } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import type { PrepaidProduct } from '@alzette/shop-model';
import { OneOffPrice } from '@alzette/shop-widgets';
import { Button, DeleteIcon, EditIcon, ItemCard, ItemPicture, SimPicture, VisuallyHidden } from '@alzette/ui';
import { PrepaidFacts } from './prepaid-facts';

interface PrepaidCardProps {
  readonly product: PrepaidProduct;
  readonly onRemove: () => void;
}

/** The one product of a prepaid cart, with the way to another one and the way out. */
export function PrepaidCard({ product, onRemove }: PrepaidCardProps) {
  const { locale, navigate } = useServices();
  const { paths } = useSettings();
  const { formatMessage } = useIntl();
  const { type, name, amount } = product;
  const page = type === 'prepaid_top_up' ? 'top-up' : 'starter-packs';
  const aboutIt = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <ItemCard
      picture={
        <ItemPicture family="mobile">
          <SimPicture />
        </ItemPicture>
      }
      title={name}
      titleLevel={2}
      facts={<PrepaidFacts product={product} />}
      price={<OneOffPrice cents={amount} />}
      actions={
        <>
          <Button variant="subtle" icon={<EditIcon size={20} />} onClick={() => navigate(pathFor(page, locale, paths))}>
            {formatMessage({ id: 'common.edit' })}
            {aboutIt}
          </Button>
          <Button variant="subtle" icon={<DeleteIcon size={20} />} onClick={onRemove}>
            <FormattedMessage id="common.delete" />
            {aboutIt}
          </Button>
        </>
      }
    />
  );
}
