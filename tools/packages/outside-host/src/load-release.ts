import { chooseRelease, discoverySchemaUrl, type DiscoveryDocument, type ReleaseManifest } from '@alzette/discovery';
import { hostServicesVersion, type Mount } from '@alzette/remote-contract';

/** The global that a remote's entry leaves behind. */
interface Container {
  init(shareScope: object): Promise<void>;
  get(exposed: './mount'): Promise<() => { readonly mount: Mount }>;
}

/** Loads a release that this page serves itself, when it fits this host. */
export async function loadRelease(manifest: ReleaseManifest, folder: string): Promise<Mount> {
  const release = chooseRelease(documentOf(manifest, folder), manifest.name, {
    visitorId: 'anybody',
    hostServicesVersion,
  });
  if (!release)
    throw new Error(`${manifest.name} ${manifest.version} does not fit host services ${hostServicesVersion}`);
  await loadScript(release.url, release.metadata.integrity);
  const container = (globalThis as unknown as Record<string, Container>)[release.extras.entryName];
  if (!container) throw new Error(`${release.url} left no ${release.extras.entryName}`);
  // With nothing to share, a remote brings its own frameworks.
  await container.init({});
  return (await container.get('./mount'))().mount;
}

function documentOf(
  { name, version, entry, container, assets, provides, requires, places }: ReleaseManifest,
  folder: string,
): DiscoveryDocument {
  const release = {
    url: `${folder}/${entry}`,
    metadata: { integrity: assets[entry] ?? '', version },
    deployment: { traffic: 100, default: true },
    extras: { manifest: '', provides, requires, places, entryName: container },
  };
  return { schema: discoverySchemaUrl, revision: 1, microFrontends: { [`alzette/${name}`]: [release] } };
}

function loadScript(src: string, integrity: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src, integrity, onload: resolve, onerror: reject });
    document.head.append(script);
  });
}
