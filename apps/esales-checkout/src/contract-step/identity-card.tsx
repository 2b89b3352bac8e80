import { type ReactNode, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { textOf } from '@alzette/checkout-kit';
import { FormChoiceTiles, FormDateOfBirth, FormSelect, FormTextField, useField, useShopForm } from '@alzette/forms';
import { formatLocales, useShopLocale, type MessageId } from '@alzette/i18n';
import { useSettings } from '@alzette/remote-react';
import { contractKeys, type FormValues, type Locale } from '@alzette/shop-model';
import { Button, Card, Cell, FieldError, FormGrid, Note } from '@alzette/ui';
import { identityKeys, useForgetIdentity } from '../flow/identity-values';
import { hasOneName } from './contract-schema';
import styles from './contract-step.module.css';

/** Values from a finished identity check: they come from the document and are locked. The form asks for missing values. */
function verifiedKeys(values: FormValues): readonly string[] {
  if (textOf(values, contractKeys.kycId) === '') return [];
  return identityKeys.filter(
    (key) => textOf(values, key) !== '' || (key === contractKeys.firstname && hasOneName(values)),
  );
}

interface IdentityCardProps {
  /** The values when the form began: values typed since then stay editable. */
  readonly values: FormValues;
}

/** The details of a line's holder that the law requires: from the identity check, or from the form. */
export function IdentityCard({ values }: IdentityCardProps) {
  const verified = verifiedKeys(values);
  return (
    <Card
      title={<FormattedMessage id="contract.identity.title" />}
      sentence={<FormattedMessage id="contract.identity.text" />}
    >
      <FormGrid>
        {verified.length > 0 && <VerifiedIdentity keys={verified} />}
        <IdentityFields without={verified} />
      </FormGrid>
    </Card>
  );
}

/** The verified values, and the button to verify another person. */
function VerifiedIdentity({ keys }: { readonly keys: readonly string[] }) {
  const forgetIdentity = useForgetIdentity();
  return (
    <div className={styles.verified}>
      <Note tone="success" title={<FormattedMessage id="contract.identity.verified" />}>
        <FormattedMessage id="contract.identity.verifiedText" />
      </Note>
      <dl className={styles.person}>
        {keys.map((key) => (
          <VerifiedField key={key} name={key} />
        ))}
      </dl>
      <Button variant="link" onClick={forgetIdentity}>
        <FormattedMessage id="contract.identity.notMe" />
      </Button>
    </div>
  );
}

/** One locked value, under its form key. A rule may still refuse it: the shopper may be too young. */
function VerifiedField({ name }: { readonly name: string }) {
  const { minimumAge } = useSettings();
  const { widget } = useField({ name, errorValues: { age: minimumAge } });
  const { values } = useShopForm();
  const value = textOf(values, name);
  const shown = useShownValue(name, value);
  // The given name of a person with one name.
  if (value === '') return <input type="hidden" id={name} name={name} value="" />;
  return (
    <div id={name} tabIndex={-1}>
      <dt>{widget.label}</dt>
      <dd>
        {shown}
        <input type="hidden" name={name} value={value} />
        {widget.error && <FieldError id={`${name}-error`}>{widget.error}</FieldError>}
      </dd>
    </div>
  );
}

function useShownValue(name: string, value: string): ReactNode {
  const locale = useShopLocale();
  if (name === contractKeys.gender) return <FormattedMessage id={`contract.personal.gender.${value}` as MessageId} />;
  if (name === contractKeys.idType) return <FormattedMessage id={`contract.personal.id-type.${value}` as MessageId} />;
  if (name === contractKeys.birthdate) return shownDate(value);
  if (name === contractKeys.origin) return shownCountry(value, locale);
  return value;
}

// Months and the countries of most shoppers are messages: the first word that `Intl` gives takes Chromium a tenth of a second on a phone.

/** A date that cannot be parsed is shown unchanged. */
function shownDate(value: string): ReactNode {
  const [year, month, day] = value.split('/').map(Number);
  if (!year || !month || !day) return value;
  return <FormattedMessage id="contract.personal.birthdate.shown" values={{ day, month, year: String(year) }} />;
}

/** A country without a known name is shown by its code. */
function shownCountry(code: string, locale: Locale): ReactNode {
  if (nearest.includes(code)) return <FormattedMessage id={`contract.personal.origin.${code}` as MessageId} />;
  try {
    return countryNames(locale).of(code) ?? code;
  } catch {
    return code;
  }
}

function countryNames(locale: Locale): Intl.DisplayNames {
  return new Intl.DisplayNames(formatLocales[locale], { type: 'region' });
}

/** The fields that the identity check has not filled in. */
function IdentityFields({ without }: { readonly without: readonly string[] }) {
  const { formatMessage } = useIntl();
  const { minimumAge } = useSettings();
  const asks = (key: string) => !without.includes(key);
  return (
    <>
      {asks(contractKeys.gender) && (
        <FormChoiceTiles
          name={contractKeys.gender}
          arrangement="keep-row"
          tiles={[
            { value: 'female', title: <FormattedMessage id="contract.personal.gender.female" /> },
            { value: 'male', title: <FormattedMessage id="contract.personal.gender.male" /> },
          ]}
        />
      )}
      {asks(contractKeys.firstname) && (
        <Cell span={3}>
          <FormTextField name={contractKeys.firstname} autoComplete="given-name" />
        </Cell>
      )}
      {asks(contractKeys.lastname) && (
        <Cell span={3}>
          <FormTextField name={contractKeys.lastname} autoComplete="family-name" />
        </Cell>
      )}
      {asks(contractKeys.birthdate) && (
        <FormDateOfBirth name={contractKeys.birthdate} errorValues={{ age: minimumAge }} />
      )}
      {asks(contractKeys.origin) && <OriginField />}
      {asks(contractKeys.idType) && (
        <Cell span={3}>
          <FormSelect
            name={contractKeys.idType}
            placeholder={formatMessage({ id: 'common.select' })}
            options={['identity-card', 'passport'].map((value) => ({
              value,
              label: formatMessage({ id: `contract.personal.id-type.${value}` as MessageId }),
            }))}
          />
        </Cell>
      )}
      {asks(contractKeys.idNumber) && (
        <Cell span={3}>
          <FormTextField name={contractKeys.idNumber} autoComplete="off" spellCheck={false} numeric />
        </Cell>
      )}
    </>
  );
}

function OriginField() {
  const { formatMessage } = useIntl();
  return (
    <FormSelect
      name={contractKeys.origin}
      options={useCountryOptions()}
      placeholder={formatMessage({ id: 'common.select' })}
      autoComplete="off"
    />
  );
}

// ISO 3166-1 alpha-2, all officially assigned codes.
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Luxembourg first, then its neighbours and Portugal, then all other countries by name. */
const nearest = ['LU', 'FR', 'BE', 'DE', 'PT', 'IT'];

/** Countries in the shop's language, for the nationality. */
function useCountryOptions() {
  const shopLocale = useShopLocale();
  return useMemo(() => {
    const locale = formatLocales[shopLocale];
    const names = countryNames(shopLocale);
    const toOption = (code: string) => ({ value: code, label: names.of(code) ?? code });
    const others = codes
      .split(' ')
      .filter((code) => !nearest.includes(code))
      .map(toOption)
      .sort((one, other) => one.label.localeCompare(other.label, locale));
    return [...nearest.map(toOption), ...others];
  }, [shopLocale]);
}
