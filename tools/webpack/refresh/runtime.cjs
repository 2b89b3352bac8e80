// Runs in the browser, in development. Host and remotes share one React and so need one refresh runtime: with several, the last
// refresh would discard the changes of the others. The build's name keeps component ids apart.
/* global __alzette_build__ */
globalThis.__alzetteRefresh ??= require('react-refresh/runtime');
const runtime = globalThis.__alzetteRefresh;

module.exports = {
  ...runtime,
  register: (type, id) => runtime.register(type, `${__alzette_build__} ${id}`),
  injectIntoGlobalHook(scope) {
    if (scope.__alzetteRefreshInjected) return;
    scope.__alzetteRefreshInjected = true;
    runtime.injectIntoGlobalHook(scope);
  },
  performReactRefresh() {
    // A production React, or a React loaded before this runtime, cannot refresh: reload the page.
    if (runtime._getMountedRootCount() === 0) globalThis.location.reload();
    return runtime.performReactRefresh();
  },
};
