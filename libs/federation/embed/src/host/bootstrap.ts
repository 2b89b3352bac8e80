import '@alzette/ui/styles';

export { startEmbedHost } from './start-embed-host';
