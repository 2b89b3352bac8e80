import '@alzette/ui/styles';

export { startEmbedHost } from './start-embed-host';

/**
 * The frameworks that remotes share. The host draws nothing with them; it brings them once, at the same time as everything
 * else, where each remote would bring its own copy later.
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
