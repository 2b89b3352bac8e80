import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly until: number;
}

/**
 * Where the provider keeps logins that are under way, for as long as the process runs: whoever is caught by a restart logs in
 * again. One map holds all kinds, because a grant ends things of several.
 */
export function loginStore(now: () => number): (kind: string) => Adapter {
  const everything = new Map<string, Kept>();

  const read = (key: string): AdapterPayload | undefined => {
    const kept = everything.get(key);
    return kept && kept.until > now() ? kept.payload : undefined;
  };
  const find = (kind: string, matches: (payload: AdapterPayload) => boolean) =>
    [...everything.keys()]
      .filter((key) => key.startsWith(`${kind}:`))
      .map(read)
      .find((payload) => payload && matches(payload));
  const forgetOld = () => {
    for (const key of everything.keys()) if (!read(key)) everything.delete(key);
  };

  return (kind) => ({
    upsert: async (id, payload, expiresIn) => {
      forgetOld();
      everything.set(`${kind}:${id}`, {
        payload,
        until: expiresIn === undefined ? Infinity : now() + expiresIn * 1000,
      });
    },
    find: async (id) => read(`${kind}:${id}`),
    findByUid: async (uid) => find(kind, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find(kind, (payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = read(`${kind}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
    },
    destroy: async (id) => void everything.delete(`${kind}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of everything) if (payload.grantId === grantId) everything.delete(key);
    },
  });
}
