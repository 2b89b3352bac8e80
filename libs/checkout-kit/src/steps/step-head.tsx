import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '@alzette/ui';

export interface Back {
  readonly message: string;
  readonly onClick: () => void;
}

interface StepHeadProps {
  readonly title: string;
  readonly leadMessage?: string | undefined;
  readonly back: Back | undefined;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

export function StepHead({ title, leadMessage, back, titleRef }: StepHeadProps) {
  const { formatMessage } = useIntl();
  return (
    <PageHead
      titleRef={titleRef}
      title={title}
      lead={leadMessage && <FormattedMessage id={leadMessage} />}
      back={back && { label: formatMessage({ id: back.message }), onClick: back.onClick }}
    />
  );
}
