export { defineHydrate, defineMount } from './define-mount';
export { RenderGuard, type RemoteDefinition } from './remote-tree';
export {
  ServicesProvider,
  useAddress,
  useBrowserValue,
  useBypass,
  useFileAddress,
  usePageTitle,
  useRemoteCookie,
  useServices,
  useSettings,
} from './services';
