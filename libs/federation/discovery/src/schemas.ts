import { Type } from 'typebox';

const Contracts = Type.Record(Type.String(), Type.String());
const Places = Type.Array(Type.String({ pattern: '^[a-z][a-z-]*(/[a-z_]+)?$' }), { minItems: 1 });
const PagePath = Type.String({ pattern: '^[^/\\s?#]+(/[^/\\s?#]+)*$' });
const Title = Type.String({ minLength: 1 });
const Pages = Type.Record(
  Type.String({ pattern: '^[a-z][a-z-]*$' }),
  Type.Object({
    path: Type.Object({ fr: PagePath, en: PagePath, de: PagePath }),
    title: Type.Object({ fr: Title, en: Title, de: Title }),
    dependsOnVisitor: Type.Optional(Type.Boolean()),
  }),
  { additionalProperties: false },
);
const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });
const Version = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$' });
/** A file inside the release folder, without `..`. */
const FileName = Type.String({ pattern: '^(?!.*\\.\\.)[A-Za-z0-9_][A-Za-z0-9_./~-]*$' });

const DiscoveredReleaseSchema = Type.Object({
  url: Type.String({ pattern: '^(/(?!/)|https?://)\\S+$' }),
  fallbackUrl: Type.Optional(Type.String()),
  metadata: Type.Object({ integrity: Integrity, version: Version }),
  deployment: Type.Optional(
    Type.Object({ traffic: Type.Number({ minimum: 0, maximum: 100 }), default: Type.Boolean() }),
  ),
  extras: Type.Object(
    {
      manifest: Integrity,
      provides: Contracts,
      requires: Contracts,
      places: Places,
      pages: Type.Optional(Pages),
      entryName: Type.String(),
      withdrawn: Type.Optional(Type.Boolean()),
      preview: Type.Optional(Type.Boolean()),
      publishedAt: Type.Optional(Type.String()),
    },
    // Documents of older tools have more members. The signature covers them, so a server must pass them on.
    { additionalProperties: true },
  ),
});

const signedMembers = {
  schema: Type.String(),
  revision: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  expires: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' })),
  signature: Type.Optional(Type.String()),
  microFrontends: Type.Record(Type.String({ pattern: '^[a-z0-9-]+/[a-z0-9-]+$' }), Type.Array(DiscoveredReleaseSchema)),
};

/** JSON Schema of `discovery.json`. */
export const DiscoveryDocumentSchema = Type.Object({
  ...signedMembers,
  base: Type.Optional(Type.Object(signedMembers, { additionalProperties: true })),
});

/** JSON Schema of a release folder's `release.json`. */
export const ReleaseManifestSchema = Type.Object({
  name: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  version: Version,
  container: Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]*$' }),
  entry: Type.Literal('remoteEntry.js'),
  standaloneEntry: Type.Optional(FileName),
  server: Type.Optional(FileName),
  sbom: Type.Optional(FileName),
  provides: Contracts,
  requires: Contracts,
  places: Places,
  pages: Type.Optional(Pages),
  assets: Type.Record(FileName, Integrity),
  preload: Type.Array(FileName),
  messages: Type.Optional(Type.Record(Type.String(), FileName)),
});
