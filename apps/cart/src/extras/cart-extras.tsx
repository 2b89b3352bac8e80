import { FormattedMessage } from 'react-intl';
import { useVoucherDevice, VoucherForm } from '@alzette/shop-widgets';
import { Disclosure, FoldButton, Folds, MailIcon, PrintIcon, TagIcon } from '@alzette/ui';
import { SaveCartForm } from '../save-form/save-cart-form';

/** Promo code, saving by e-mail and printing, one row each (spec rows B3, B4). */
export function CartExtras() {
  const device = useVoucherDevice();
  return (
    <div data-print="hidden">
      <Folds>
        {device && (
          <Disclosure variant="fold" icon={<TagIcon size={20} />} summary={<FormattedMessage id="cart.promo" />}>
            <VoucherForm device={device} />
          </Disclosure>
        )}
        <Disclosure variant="fold" icon={<MailIcon size={20} />} summary={<FormattedMessage id="cart.save" />}>
          <SaveCartForm />
        </Disclosure>
        <FoldButton icon={<PrintIcon size={20} />} onClick={() => window.print()}>
          <FormattedMessage id="cart.print" />
        </FoldButton>
      </Folds>
    </div>
  );
}
