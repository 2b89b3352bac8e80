import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { keepsCookies, useBrowserCheck, useBrowserValue, useRemoteCookie, useServices } from '@alzette/remote-react';
import type { Query } from '@alzette/shop-client';
import { fitsCookie } from '@alzette/shop-model';
import { browserStorage, selectItems } from '@alzette/shop-store';
import { QueryContent, useVoucherDevice } from '@alzette/shop-widgets';
import { Disclosure, DisclosureListButton, DisclosureList, MailIcon, Note, PrintIcon, TagIcon } from '@alzette/ui';
import type * as ExtraForms from './extra-forms';

const extraForms: Query<typeof ExtraForms> = {
  key: 'extra forms',
  read: () => import(/* webpackChunkName: "extra-forms" */ './extra-forms'),
};

/** States whether, and how long, the cart stays in this browser. A dismissed banner stays dismissed (spec row B5). */
export function SaveBanner() {
  const [choice, choose] = useRemoteCookie('cart', 'banner');
  const { formatMessage } = useIntl();
  const keeping = useKeeping();
  if (choice === 'dismissed') return null;
  return (
    <div data-print="hidden">
      <Note
        tone={keeping === 'lost' ? 'warning' : 'info'}
        title={<FormattedMessage id={keeping === 'lost' ? 'cart.banner.lost.title' : 'cart.banner.title'} />}
        closeLabel={formatMessage({ id: 'cart.banner.close' })}
        onClose={() => choose('dismissed')}
      >
        <FormattedMessage id={`cart.banner.${keeping}`} />
      </Note>
    </div>
  );
}

/** Where storage is refused, the shop's own site keeps the cart in a cookie, which embedding pages do not have. */
function useKeeping(): 'kept' | 'safari' | 'lost' {
  const { site } = useServices();
  const items = useSelector(selectItems);
  const isStored = useBrowserCheck(() => browserStorage.isKept('localStorage'), true);
  const isInCookie = useBrowserCheck(keepsCookies, true) && site === undefined && fitsCookie(items);
  // Safari deletes what scripts store after seven days without a visit.
  const isSafari = useBrowserValue(() => navigator.vendor.startsWith('Apple'), false);
  if (!isStored && !isInCookie) return 'lost';
  return isSafari ? 'safari' : 'kept';
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
