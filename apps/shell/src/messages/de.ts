import shared from '@alzette/i18n/messages/de';
import own from './de.json';

export default { ...shared, ...own };
