import { FormattedMessage } from 'react-intl';
import { formatMoney, useShopLocale } from '@alzette/i18n';
import type { PrepaidProduct } from '@alzette/shop-model';
import { OneOffPrice, SecurePaymentBlock } from '@alzette/shop-widgets';
import { SidePanel, SimPicture, Stack, Thumb, Totals } from '@alzette/ui';

/** What is bought, and the reassurances. */
export function ProductPanel({ product }: { readonly product: PrepaidProduct }) {
  const price = formatMoney(product.amount, useShopLocale());
  return (
    <Stack>
      <SidePanel
        title={<FormattedMessage id="shop.cartTitle" />}
        lines={[
          {
            id: product.code,
            picture: (
              <Thumb family="mobile">
                <SimPicture size={24} />
              </Thumb>
            ),
            title: product.name,
            text: <FormattedMessage id={`prepaid.${product.type}.text`} />,
            price,
          },
        ]}
      >
        <Totals
          rows={[
            {
              id: 'today',
              label: <FormattedMessage id="common.today" />,
              price: <OneOffPrice cents={product.amount} />,
            },
          ]}
        />
      </SidePanel>
      <SecurePaymentBlock />
    </Stack>
  );
}
