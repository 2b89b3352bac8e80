import { FormattedMessage } from 'react-intl';
import { useSettings } from '@alzette/remote-react';
import { Button, Card, LinkButton, Note, ShieldIcon, Stack } from '@alzette/ui';
import { IdentityDialog } from './identity-dialog';
import styles from './identity-panel.module.css';
import { useIdentityCheck } from './use-identity-check';

/** Asks a guest to prove who they are; after a failure there is another try and an appointment. */
export function IdentityPanel() {
  const { state, handleOpen, handleCompleted, handleFailed } = useIdentityCheck();
  const { partners } = useSettings();
  return (
    <Stack>
      {state === 'ERROR' && <IdentityFailed />}
      <Card
        title={<FormattedMessage id="identity.title" />}
        sentence={<FormattedMessage id="identity.text" values={{ partner: partners.identity.name }} />}
      >
        <ul className={styles.facts}>
          {['document', 'time', 'privacy'].map((fact) => (
            <li key={fact}>
              <ShieldIcon size={20} />
              <FormattedMessage id={`identity.fact.${fact}`} />
            </li>
          ))}
        </ul>
        <Button
          variant="primary"
          onClick={handleOpen}
          busy={state === 'READING'}
          busyLabel={<FormattedMessage id="identity.reading" />}
        >
          <FormattedMessage id={state === 'ERROR' ? 'identity.retry' : 'identity.start'} />
        </Button>
      </Card>
      {state === 'OPEN' && <IdentityDialog onCompleted={handleCompleted} onFailed={handleFailed} />}
    </Stack>
  );
}

function IdentityFailed() {
  const { appointmentUrl } = useSettings();
  return (
    <Note tone="error" role="alert" title={<FormattedMessage id="identity.failed.title" />}>
      <p>
        <FormattedMessage id="identity.failed.text" />
      </p>
      <div className={styles.appointment}>
        <LinkButton href={appointmentUrl}>
          <FormattedMessage id="identity.appointment" />
        </LinkButton>
      </div>
    </Note>
  );
}
