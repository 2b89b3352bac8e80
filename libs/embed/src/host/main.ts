// Everything else loads behind this import, so that the shared frameworks are in place before any of it runs.
globalThis.__alzetteEmbed = async (start) =>
  (await import(/* webpackChunkName: "bootstrap" */ './bootstrap')).startEmbedHost(start);

export {};
