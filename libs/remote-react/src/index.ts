export { defineMount, RenderGuard, type RemoteDefinition } from './define-mount';
export {
  ServicesProvider,
  useAddress,
  useBypass,
  useFileAddress,
  usePageTitle,
  useServices,
  useSettings,
} from './services';
