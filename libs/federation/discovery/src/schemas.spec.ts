import { Ajv } from 'ajv';
import { DiscoveryDocumentSchema, ReleaseManifestSchema } from './schemas';

const integrity = `sha384-${'A'.repeat(64)}`;
const ajv = new Ajv();

describe('the discovery schemas', () => {
  it('[P1] accept a document, and refuse a release without integrity', () => {
    const release = {
      url: '/remotes/cart/1.0.0/remoteEntry.js',
      metadata: { integrity, version: '1.0.0' },
      extras: { manifest: integrity, provides: {}, requires: {}, places: ['cart'], entryName: 'alzette_cart' },
    };
    const document = { schema: 'v1', revision: 1, microFrontends: { 'alzette/cart': [release] } };
    expect(ajv.validate(DiscoveryDocumentSchema, document)).toBe(true);
    const unsigned = { ...release, metadata: { version: '1.0.0' } };
    expect(ajv.validate(DiscoveryDocumentSchema, { ...document, microFrontends: { 'alzette/cart': [unsigned] } })).toBe(
      false,
    );
  });

  it('[P3] accept the additional members of an older document', () => {
    const release = {
      url: '/remotes/cart/1.0.0/remoteEntry.js',
      metadata: { integrity, version: '1.0.0' },
      extras: {
        manifest: integrity,
        provides: {},
        requires: {},
        places: ['cart'],
        entryName: 'alzette_cart',
        exposedAssets: ['mount.js', 'mount.css'],
        css: ['mount.css'],
      },
    };
    const document = { schema: 'v1', revision: 1, microFrontends: { 'alzette/cart': [release] } };
    expect(ajv.validate(DiscoveryDocumentSchema, document)).toBe(true);
  });

  it('[P3] refuse a manifest that preloads a file outside its folder', () => {
    const manifest = {
      name: 'cart',
      version: '1.0.0',
      container: 'alzette_cart',
      entry: 'remoteEntry.js',
      provides: { './mount': '1.0' },
      requires: { 'host-services': '^1' },
      places: ['cart'],
      assets: { 'remoteEntry.js': integrity },
      preload: ['mount.1a2b.js'],
    };
    expect(ajv.validate(ReleaseManifestSchema, manifest)).toBe(true);
    expect(ajv.validate(ReleaseManifestSchema, { ...manifest, preload: ['../other/mount.js'] })).toBe(false);
  });
});
