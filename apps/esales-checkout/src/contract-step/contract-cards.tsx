import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { AddressFields, EmailFields } from '@alzette/checkout-kit';
import {
  FormCheckbox,
  FormChoiceTiles,
  FormDateOfBirth,
  FormPhone,
  FormSelect,
  FormTextField,
  useShopForm,
} from '@alzette/forms';
import { formatLocales, useShopLocale } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { contractKeys } from '@alzette/shop-model';
import { selectItems } from '@alzette/shop-store';
import { Card, Cell, FormGrid, Note } from '@alzette/ui';
import { choosesPaymentType, paysByDirectDebit, phonePrefixes } from './contract-schema';
import { IbanField } from './iban-field';

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

// ISO 3166-1 alpha-2, all officially assigned codes.
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Luxembourg first, then its neighbours and Portugal, then all other countries by name. */
const nearest = ['LU', 'FR', 'BE', 'DE', 'PT', 'IT'];

/** Countries in the shop's language, for the nationality. */
function useCountryOptions() {
  const locale = formatLocales[useShopLocale()];
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const toOption = (code: string) => ({ value: code, label: names.of(code) ?? code });
    const others = codes
      .split(' ')
      .filter((code) => !nearest.includes(code))
      .map(toOption)
      .sort((one, other) => one.label.localeCompare(other.label, locale));
    return [...nearest.map(toOption), ...others];
  }, [locale]);
}

export function ContactCard() {
  return (
    <Card
      title={<FormattedMessage id="contract.contact.title" />}
      sentence={<FormattedMessage id="contract.contact.text" />}
    >
      <FormGrid>
        <EmailFields />
        <FormPhone
          name={contractKeys.phone}
          prefixName={contractKeys.phonePrefix}
          prefixes={phonePrefixes}
          placeholder="691 123 456"
          help={<FormattedMessage id="contract.contact.phone.help" />}
        />
      </FormGrid>
    </Card>
  );
}

export function BillingCard() {
  return (
    <Card
      title={<FormattedMessage id="contract.billing.title" />}
      sentence={<FormattedMessage id="contract.billing.text" />}
    >
      <AddressFields keys={contractKeys} section="billing" />
    </Card>
  );
}

/** How the monthly bill is paid; direct debit requires a checked IBAN and the mandate (spec rows I5, I6). */
export function BankCard() {
  const { values } = useShopForm();
  const { name } = useSettings();
  const items = useSelector(selectItems);
  const hasChoice = choosesPaymentType(items);
  // Errors offer the invoice only to those who may choose it.
  const errorValues = { choice: hasChoice ? 'yes' : 'no' };
  return (
    <Card
      title={<FormattedMessage id="contract.bank.title" />}
      sentence={<FormattedMessage id={hasChoice ? 'contract.bank.text' : 'contract.bank.only.text'} />}
    >
      <FormGrid>
        {hasChoice && (
          <FormChoiceTiles
            name={contractKeys.paymentType}
            tiles={['direct-debit', 'on-invoice'].map((value) => ({
              value,
              title: <FormattedMessage id={`contract.bank.payment-type.${value}`} />,
              text: <FormattedMessage id={`contract.bank.payment-type.${value}.text`} />,
            }))}
          />
        )}
        {paysByDirectDebit(values, items) && (
          <>
            <IbanField errorValues={errorValues} />
            <FormCheckbox name={contractKeys.authorize} errorValues={errorValues}>
              <FormattedMessage id="contract.bank.authorize.text" values={{ name }} />
            </FormCheckbox>
          </>
        )}
      </FormGrid>
    </Card>
  );
}
