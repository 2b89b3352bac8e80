// The dynamic import lets the federation runtime provide the shared frameworks first.
globalThis.__alzetteEmbed = async (start) =>
  (await import(/* webpackChunkName: "bootstrap" */ './bootstrap')).startEmbedHost(start);

export {};
