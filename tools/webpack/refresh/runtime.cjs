// Runs in the browser, in development. Host and remotes draw with one React, which asks one runtime which component is new:
// with a runtime each, the last one to refresh would make React forget the changes of all others. Names are told apart by build.
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
    // A production build of React, or one that was there before this runtime, refreshes nothing: then the page does.
    if (runtime._getMountedRootCount() === 0) globalThis.location.reload();
    return runtime.performReactRefresh();
  },
};
