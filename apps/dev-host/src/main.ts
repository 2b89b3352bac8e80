// Everything else loads behind this import, so that the shared frameworks are in place before any of it runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
