export { defineHydrate, defineMount } from './define-mount';
export { RenderGuard, type RemoteDefinition } from './remote-tree';
export {
  keepsCookies,
  readCookie,
  ServicesProvider,
  useAddress,
  useBypass,
  useFileAddress,
  usePageTitle,
  useRemoteCookie,
  useServices,
  useSettings,
} from './services';
export { tolerateMoves } from './tolerate-moves';
export { useBrowserCheck, useBrowserValue } from '@alzette/ui';
