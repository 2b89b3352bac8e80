import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostServicesVersion, mountContractVersion, type HostServices, type MountedRemote } from './index';

const sources = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.spec.ts'));

describe('the contract of host and remote', () => {
  it('[P3] has versions of the form major.minor', () => {
    expect(hostServicesVersion).toMatch(/^\d+\.\d+$/u);
    expect(mountContractVersion).toMatch(/^\d+\.\d+$/u);
  });

  it('[P1, P2] imports nothing', () => {
    for (const file of sources) {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8');
      const targets = [...source.matchAll(/from '([^']+)'/gu)].map(([, target]) => target);
      expect(targets.filter((target) => !target?.startsWith('./'))).toEqual([]);
    }
  });

  it('[P2] offers exactly these services', () => {
    const offered: Record<keyof HostServices, true> = {
      version: true,
      store: true,
      http: true,
      locale: true,
      navigate: true,
      track: true,
      report: true,
      settings: true,
      site: true,
    };
    const mounted: Record<keyof MountedRemote, true> = { update: true, unmount: true };
    const source = ['host-services.ts', 'mount.ts']
      .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
      .join('');
    for (const name of [...Object.keys(offered), ...Object.keys(mounted)])
      expect(source).toMatch(new RegExp(`\\b${name}\\b`, 'u'));
  });
});
