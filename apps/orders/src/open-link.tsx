import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PhoneLink } from '@alzette/i18n';
import { useServices, useSettings } from '@alzette/remote-react';
import { errorCode, openOrderLink } from '@alzette/shop-client';
import { Button, Card, Columns, Note, Page, PageHead, Stack } from '@alzette/ui';
import { QuestionPanel } from '@alzette/shop-widgets/orders';
import { FindOrder } from './find-order';
import { orderAddress } from './order-address';

interface OpenLinkProps {
  readonly token: string;
  readonly path: string;
}

/** The page of a mailed link. It opens on a press: programs that check mails follow links, and each works once. */
export function OpenLink({ token, path }: OpenLinkProps) {
  const { http, navigate, report } = useServices();
  const { support } = useSettings();
  const [state, setState] = useState<'closed' | 'opening' | 'ended' | 'failed'>('closed');

  async function handleOpen() {
    setState('opening');
    try {
      const tokenValue = await openOrderLink(http, token);
      navigate(orderAddress(path, tokenValue), { replace: true });
    } catch (error) {
      const isEnded = errorCode(error) === 'order_link_ended';
      if (!isEnded) report(error, { operation: 'open the link of an order' });
      setState(isEnded ? 'ended' : 'failed');
    }
  }

  return (
    <Page>
      <PageHead title={<FormattedMessage id="orders.title" />} lead={<FormattedMessage id="orders.lead" />} />
      <Columns aside={<QuestionPanel />}>
        <Stack>
          {state === 'ended' ? (
            <>
              <Note tone="warning" role="alert" title={<FormattedMessage id="orders.link.ended" />}>
                <FormattedMessage id="orders.link.endedText" />
              </Note>
              <FindOrder />
            </>
          ) : (
            <Card
              title={<FormattedMessage id="orders.link.title" />}
              sentence={<FormattedMessage id="orders.link.text" />}
            >
              {state === 'failed' && (
                <Note tone="error" role="alert">
                  <FormattedMessage id="orders.link.failed" values={{ phone: <PhoneLink number={support.phone} /> }} />
                </Note>
              )}
              <Button
                variant="primary"
                busy={state === 'opening'}
                busyLabel={<FormattedMessage id="orders.loading" />}
                onClick={() => void handleOpen()}
              >
                <FormattedMessage id="orders.link.open" />
              </Button>
            </Card>
          )}
        </Stack>
      </Columns>
    </Page>
  );
}
