export { defineMount, type RemoteDefinition } from './define-mount';
export { RenderGuard } from './render-guard';
export { ServicesProvider, useAddress, useFileAddress, useServices, useSettings } from './services';
export { useBypass } from './use-bypass';
export { usePageTitle } from './use-page-title';
