import shared from '@alzette/i18n/messages/fr';
import own from './fr.json';

export default { ...shared, ...own };
