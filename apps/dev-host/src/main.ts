// The dynamic import lets the federation runtime provide the shared frameworks first.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
