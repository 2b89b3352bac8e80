export { defineMount, type RemoteDefinition } from './define-mount';
export { RenderGuard } from './render-guard';
export { ServicesProvider, useServices, useSettings } from './services';
export { useBypass } from './use-bypass';
