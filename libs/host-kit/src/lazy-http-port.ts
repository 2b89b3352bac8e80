import type { HttpPort } from '@alzette/remote-contract';

/** The HTTP port whose library loads with the first call, so that no page waits for it to draw. `site` as in `createHttpPort`. */
export function createLazyHttpPort(site = '', pageOf?: () => string): HttpPort {
  let port: Promise<HttpPort> | undefined;
  return {
    async request(request) {
      port ??= import(/* webpackChunkName: "http" */ '@alzette/shop-client/axios').then((module) =>
        module.createHttpPort(site, pageOf),
      );
      return (await port).request(request);
    },
  };
}
