import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useServices } from '@alzette/remote-kit';
import { readSameSitePath, type CartItem } from '@alzette/shop-model';
import { itemRemoved, simTypeChosen } from '@alzette/shop-store';
import { Button, DeleteIcon, EditIcon, VisuallyHidden } from '@alzette/ui';
import { CartItemCard } from './cart-item-card';
import { SimTypeChoice } from './sim-type-choice';

/** A mobile line with its SIM type, and the quiet ways to change or remove it. */
export function MobileLineCard({ item }: { readonly item: CartItem }) {
  const dispatch = useDispatch();
  return (
    <CartItemCard
      item={item}
      sections={[
        <SimTypeChoice
          key="sim"
          item={item}
          onChoose={(simType) => dispatch(simTypeChosen({ identifier: item.identifier, simType }))}
        />,
      ]}
      actions={<LineActions item={item} />}
    />
  );
}

function LineActions({ item }: { readonly item: CartItem }) {
  const dispatch = useDispatch();
  const { navigate, track, locale } = useServices();
  const { formatMessage } = useIntl();
  const { identifier, origin, type, variant } = item;

  function handleEdit() {
    track('replace_offer', { item_category: type });
    navigate(readSameSitePath(origin) ?? `/${locale}`);
  }

  return (
    <>
      <Button look="quiet" icon={<EditIcon size={20} />} onClick={handleEdit}>
        {formatMessage({ id: 'common.edit' })}
        <VisuallyHidden> {variant.name}</VisuallyHidden>
      </Button>
      <Button look="quiet" icon={<DeleteIcon size={20} />} onClick={() => dispatch(itemRemoved({ identifier }))}>
        {formatMessage({ id: 'common.delete' })}
        <VisuallyHidden> {variant.name}</VisuallyHidden>
      </Button>
    </>
  );
}
