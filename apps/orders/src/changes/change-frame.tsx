import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShopForm } from '@alzette/forms';
import { PhoneLink, type MessageId } from '@alzette/i18n';
import { usePageTitle, useSettings } from '@alzette/remote-react';
import { QuestionPanel } from '@alzette/shop-widgets/orders';
import { Button, Columns, Note, Page, PageHead, type PageHeadProps, Stack } from '@alzette/ui';

interface ChangeFrameProps {
  /** Id of the title's message. Each title has a lead. */
  readonly titleId: MessageId;
  readonly back: PageHeadProps['back'];
  readonly children: ReactNode;
}

/** The frame of a page that changes an order. A new title takes the focus, because the page shows another step. */
export function ChangeFrame({ titleId, back, children }: ChangeFrameProps) {
  const { formatMessage } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(titleId);
  usePageTitle(formatMessage({ id: titleId }));
  useEffect(() => {
    if (first.current !== titleId) title.current?.focus();
    first.current = titleId;
  }, [titleId]);
  return (
    <Page>
      <PageHead
        back={back}
        titleRef={title}
        title={<FormattedMessage id={titleId} />}
        lead={<FormattedMessage id={`${titleId}.lead` as MessageId} />}
      />
      <Columns aside={<QuestionPanel />}>
        <Stack>{children}</Stack>
      </Columns>
    </Page>
  );
}

/** States that a change was not made, the reason, and the next action. @param reason last part of the message's id */
export function ChangeRefused({ reason, date = '' }: { readonly reason: string; readonly date?: string }) {
  const { support } = useSettings();
  return (
    <Note tone="error" role="alert" title={<FormattedMessage id="change.refused.title" />}>
      <FormattedMessage
        id={`change.refused.${reason}` as MessageId}
        values={{ date, phone: <PhoneLink number={support.phone} /> }}
      />
    </Note>
  );
}

/** Sends the form of a change. */
export function SubmitChange({ children }: { readonly children: ReactNode }) {
  const { isSubmitting } = useShopForm();
  return (
    <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={<FormattedMessage id="change.sending" />}>
      {children}
    </Button>
  );
}
