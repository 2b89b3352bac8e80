// oidc-provider uses `URL.parse`, which Node 20 lacks.
if (!('parse' in URL)) {
  Object.assign(URL, {
    parse: (address: string, base?: string) => (URL.canParse(address, base) ? new URL(address, base) : null),
  });
}
