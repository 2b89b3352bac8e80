import { FormattedMessage } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { Card, DeliveryIcon, ShieldIcon, SimCardIcon, TileList } from '@alzette/ui';

/** What a card needs before it works: said before anything is paid. */
export function ActivationCard() {
  const { partners } = useSettings();
  return (
    <Card
      title={<FormattedMessage id="shell.prepaid.activation" />}
      sentence={<FormattedMessage id="shell.prepaid.activation.why" />}
    >
      <TileList
        items={[
          {
            id: 'card',
            icon: <DeliveryIcon size={20} />,
            title: <FormattedMessage id="shell.prepaid.activation.card" />,
            text: <FormattedMessage id="shell.prepaid.activation.card.text" />,
          },
          {
            id: 'check',
            icon: <ShieldIcon size={20} />,
            title: <FormattedMessage id="shell.prepaid.activation.check" />,
            text: (
              <FormattedMessage id="shell.prepaid.activation.check.text" values={{ partner: partners.identity.name }} />
            ),
          },
          {
            id: 'use',
            icon: <SimCardIcon size={20} />,
            title: <FormattedMessage id="shell.prepaid.activation.use" />,
            text: <FormattedMessage id="shell.prepaid.activation.use.text" />,
          },
        ]}
      />
    </Card>
  );
}
