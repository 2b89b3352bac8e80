import { FormattedMessage, useIntl } from 'react-intl';
import { useRemoteCookie } from '@alzette/remote-react';
import type { Query } from '@alzette/shop-client';
import { QueryContent, useVoucherDevice } from '@alzette/shop-widgets';
import { Disclosure, DisclosureListButton, DisclosureList, MailIcon, Note, PrintIcon, TagIcon } from '@alzette/ui';
import type * as ExtraForms from './extra-forms';

const extraForms: Query<typeof ExtraForms> = {
  key: 'extra forms',
  read: () => import(/* webpackChunkName: "extra-forms" */ './extra-forms'),
};

/** A note that the cart is stored in the browser; it stays dismissed (spec row B5). */
export function SaveBanner() {
  const [choice, choose] = useRemoteCookie('cart', 'banner');
  const { formatMessage } = useIntl();
  if (choice === 'dismissed') return null;
  return (
    <div data-print="hidden">
      <Note
        title={<FormattedMessage id="cart.banner.title" />}
        closeLabel={formatMessage({ id: 'cart.banner.close' })}
        onClose={() => choose('dismissed')}
      >
        <FormattedMessage id="cart.banner.text" />
      </Note>
    </div>
  );
}

export function CartExtras() {
  const device = useVoucherDevice();
  return (
    <div data-print="hidden">
      <DisclosureList>
        {device && (
          <Disclosure variant="row" icon={<TagIcon size={20} />} summary={<FormattedMessage id="cart.promo" />}>
            {() => (
              <QueryContent query={extraForms} height={128}>
                {({ VoucherForm }) => <VoucherForm device={device} />}
              </QueryContent>
            )}
          </Disclosure>
        )}
        <Disclosure variant="row" icon={<MailIcon size={20} />} summary={<FormattedMessage id="cart.save" />}>
          {() => (
            <QueryContent query={extraForms} height={128}>
              {({ SaveCartForm }) => <SaveCartForm />}
            </QueryContent>
          )}
        </Disclosure>
        <DisclosureListButton icon={<PrintIcon size={20} />} onClick={() => window.print()}>
          <FormattedMessage id="cart.print" />
        </DisclosureListButton>
      </DisclosureList>
    </div>
  );
}
