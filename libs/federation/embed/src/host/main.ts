// `embed.js` loads one file by its name and hash. The rest, styles included, comes with this import.
globalThis.__alzetteEmbed = async (start) =>
  (await import(/* webpackChunkName: "bootstrap" */ './bootstrap')).startEmbedHost(start);

export {};
