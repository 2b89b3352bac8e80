import { release, shellManifest, startSite, type Site } from '../testing/site';
import { keep, visitor } from '../testing/releases';

let site: Site;
afterEach(() => site.close());

async function publish(version: string, revision: number): Promise<void> {
  keep(site, 'cart', version);
  await site.publish({ 'alzette/cart': [release('cart', version)] }, revision);
}

const opened = async () => {
  const { body } = await site.app.inject('/en/mobile');
  const versions = await visitor(site).versionsOn('/en/cart');
  return { hasNewShell: body.includes('shell.new.js'), versions };
};

async function changeAll(): Promise<void> {
  await publish('1.1.0', 2);
  site.write('shell/shell-manifest.json', { ...shellManifest, entry: { js: ['shell.new.js'], css: [] } });
}

describe('the files of the shell and of releases', () => {
  it('[D13, P3] are looked at once for the pages of a moment', async () => {
    site = await startSite({}, { lookEveryMs: 60_000 });
    await publish('1.0.0', 1);
    expect(await opened()).toEqual({ hasNewShell: false, versions: ['1.0.0'] });
    await changeAll();
    expect(await opened()).toEqual({ hasNewShell: false, versions: ['1.0.0'] });
  });

  it('[P3] are on the pages of the next moment after they changed', async () => {
    site = await startSite({}, { lookEveryMs: 1 });
    await publish('1.0.0', 1);
    await opened();
    await changeAll();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await opened()).toEqual({ hasNewShell: true, versions: ['1.1.0'] });
  });
});
