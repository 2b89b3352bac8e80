// The manifests in deploy/kubernetes and compose.yaml, against the schemas of Kubernetes and the servers' own documentation.
const { readdirSync, readFileSync, mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const ts = require('typescript');
const { parse, parseAllDocuments } = require('yaml');

jest.setTimeout(60_000);

const root = join(__dirname, '../..');
const folder = join(root, 'deploy/kubernetes');
const { resources } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
const manifests = resources.flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS()),
);
const ofKind = (kind) => manifests.filter((each) => each.kind === kind);
const deployments = ofKind('Deployment').map((each) => [each.metadata.name, each]);

it('[V4] the base lists every manifest of its folder', () => {
  const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
  expect(resources.toSorted()).toEqual(files.sort());
});

it.each(manifests.map((each) => [`${each.kind} ${each.metadata.name}`, each]))(
  '[V4] %s fits the schema of Kubernetes',
  async (_name, manifest) => {
    const models = await import(`kubernetes-models/${manifest.apiVersion}`);
    const model = new models[manifest.kind](manifest);
    expect(() => model.validate()).not.toThrow();
  },
);

it('[V4] no manifest has a field that Kubernetes does not know', () => {
  // The schemas allow unknown fields; the types of an object literal do not.
  const file = join(root, 'dist/manifests/manifests.ts');
  const lines = manifests.map((manifest, index) => {
    const type = `import('kubernetes-models/${manifest.apiVersion}').I${manifest.kind}`;
    return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)};`;
  });
  mkdirSync(join(root, 'dist/manifests'), { recursive: true });
  writeFileSync(file, lines.join('\n'));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(faults).toEqual([]);
});

it.each(deployments)(
  '[V4] %s has no rights, limits, probes and a budget, and its references exist',
  (name, { spec }) => {
    const { spec: pod } = spec.template;
    const [container] = pod.containers;
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      livenessProbe: { httpGet: { path: '/health/live', port: 'http' } },
      readinessProbe: { httpGet: { path: '/health/ready', port: 'http' } },
      resources: { limits: { memory: expect.any(String) } },
    });
    expect(ofKind('ServiceAccount').map(({ metadata }) => metadata.name)).toContain(pod.serviceAccountName);
    const maps = container.envFrom.flatMap(({ configMapRef }) => (configMapRef ? [configMapRef.name] : []));
    expect(ofKind('ConfigMap').map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(maps));

    const labels = { 'app.kubernetes.io/name': name };
    expect(spec.template.metadata.labels).toEqual(labels);
    expect(ofKind('PodDisruptionBudget').map((each) => each.spec.selector.matchLabels)).toContainEqual(labels);
    const service = ofKind('Service').find((each) => each.metadata.name === name);
    expect(service.spec.selector).toEqual(labels);
    const ports = Object.fromEntries(container.ports.map((port) => [port.name, port.containerPort]));
    expect(service.spec.ports).toEqual([{ name: 'http', port: ports.http, targetPort: 'http' }]);
  },
);

it('[V4] network policies name pods and ports that exist, and let in nothing else', () => {
  const policies = ofKind('NetworkPolicy').map(({ spec }) => spec);
  const names = policies.map(({ podSelector }) => podSelector.matchLabels['app.kubernetes.io/name']).filter(Boolean);
  expect(names.sort()).toEqual(deployments.map(([name]) => name).sort());
  const ports = policies.flatMap(({ ingress = [] }) => ingress.flatMap((rule) => rule.ports.map(({ port }) => port)));
  expect([...new Set(ports)].sort()).toEqual(['http', 'metrics']);
  expect(policies.filter(({ ingress }) => ingress === undefined)).toHaveLength(1);
});

it('[V4] every variable of the manifests and of compose.yaml is documented by a server, and none is a secret', () => {
  const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true });
  const variables = [
    ...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data)),
    ...deployments.flatMap(([, { spec }]) => spec.template.spec.containers[0].env.map(({ name }) => name)),
    ...Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)),
  ].filter((name) => name.startsWith('ALZETTE_'));
  const documented = ['site-server', 'shop-api', 'partner-sandbox']
    .map((server) => readFileSync(join(root, 'apps', server, 'README.md'), 'utf8'))
    .join();
  expect(variables.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);
  expect(variables.filter((name) => /KEY|SECRET|PASSWORD/u.test(name))).toEqual([]);
});

it('[V4] the servers of compose.yaml are read-only, without capabilities, from targets of the Containerfile', () => {
  const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true });
  const targets = [...readFileSync(join(root, 'Containerfile'), 'utf8').matchAll(/^FROM server AS (\S+)/gmu)].map(
    ([, name]) => name,
  );
  const servers = Object.values(services).filter(({ build }) => build);
  expect(servers.map(({ build }) => build.target).sort()).toEqual(targets.sort());
  for (const server of servers) expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

it('[V4] compose.yaml has the three servers, PostgreSQL and a store, and all that they depend on', () => {
  const { services, volumes } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true });
  expect(Object.keys(services)).toEqual(expect.arrayContaining(['site-server', 'shop-api', 'partner-sandbox']));
  expect(services.database.image).toContain('/postgres:');
  const { port } = new URL(services['site-server'].environment.ALZETTE_S3_ENDPOINT);
  expect(services.store.ports).toEqual([`127.0.0.1:${port}:9000`]);

  const all = Object.values(services);
  for (const name of all.flatMap(({ depends_on = {} }) => Object.keys(depends_on)))
    expect(Object.keys(services)).toContain(name);
  const mounted = all.flatMap((service) => (service.volumes ?? []).map((volume) => volume.split(':')[0]));
  expect([...new Set(mounted)].sort()).toEqual(Object.keys(volumes).sort());
});
