// Runs first in a host that is built in development but not served: React must find the refresh runtime of its remotes.
require('react-refresh/runtime').injectIntoGlobalHook(globalThis);
