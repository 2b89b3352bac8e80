// Loads the rest behind this import, so that the shared frameworks are available before any other module runs.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
