import shared from '@alzette/i18n/messages/en';
import own from './en.json';

export default { ...shared, ...own };
