import '@alzette/ui/styles';

export { startEmbedHost } from './start-embed-host';

/**
 * The frameworks that remotes share. The host does not render with them, but loads them once and early; otherwise each remote
 * would load its own copy.
 */
const frameworks = [
  import('react'),
  import('react/jsx-runtime'),
  import('react-dom'),
  import('react-dom/client'),
  import('react-redux'),
  import('react-intl'),
];
void Promise.allSettled(frameworks);
