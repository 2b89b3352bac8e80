import { FormattedMessage, useIntl } from 'react-intl';
import { FormChoiceTiles, FormDateOfBirth, FormSelect, FormTextField } from '@alzette/forms';
import { useSettings } from '@alzette/remote-react';
import { contractKeys } from '@alzette/shop-model';
import { Card, Cell, FormGrid, Note } from '@alzette/ui';
import { useCountryOptions } from './use-country-options';

/** What the law asks of every holder of a line; filled by the identity check. */
export function IdentityCard() {
  const { formatMessage } = useIntl();
  const { minimumAge } = useSettings();
  const countries = useCountryOptions();
  return (
    <Card
      title={<FormattedMessage id="contract.identity.title" />}
      sentence={<FormattedMessage id="contract.identity.text" />}
    >
      <FormGrid>
        <Note tone="success" title={<FormattedMessage id="contract.identity.verified" />}>
          <FormattedMessage id="contract.identity.verifiedText" />
        </Note>
        <FormChoiceTiles
          name={contractKeys.gender}
          arrangement="keep-row"
          tiles={[
            { value: 'female', title: <FormattedMessage id="contract.personal.gender.female" /> },
            { value: 'male', title: <FormattedMessage id="contract.personal.gender.male" /> },
          ]}
        />
        <Cell span={3}>
          <FormTextField name={contractKeys.firstname} autoComplete="given-name" />
        </Cell>
        <Cell span={3}>
          <FormTextField name={contractKeys.lastname} autoComplete="family-name" />
        </Cell>
        <FormDateOfBirth name={contractKeys.birthdate} errorValues={{ age: minimumAge }} />
        <FormSelect
          name={contractKeys.origin}
          options={countries}
          placeholder={formatMessage({ id: 'common.select' })}
          autoComplete="off"
        />
        <Cell span={3}>
          <FormSelect
            name={contractKeys.idType}
            placeholder={formatMessage({ id: 'common.select' })}
            options={['identity-card', 'passport'].map((value) => ({
              value,
              label: formatMessage({ id: `contract.personal.id-type.${value}` }),
            }))}
          />
        </Cell>
        <Cell span={3}>
          <FormTextField name={contractKeys.idNumber} autoComplete="off" spellCheck={false} numeric />
        </Cell>
      </FormGrid>
    </Card>
  );
}
