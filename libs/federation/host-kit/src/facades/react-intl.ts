export { FormattedDate, FormattedMessage, FormattedNumber, IntlProvider, useIntl } from 'react-intl';
