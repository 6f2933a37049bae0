import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { findManifestFaults } from './find-schema-faults.ts';
import { findKubernetesFaults } from './kubernetes-rules.ts';
import type { Container, Kustomization, Manifest, PodSpec } from './manifest.ts';
import { deployFolder, readDeployed, readManifests, readYaml, workloadsOf } from './manifest.ts';

const readKustomization = () => readYaml('kustomization.yaml') as Kustomization;

test('every manifest is one that Kubernetes’ schemas allow, without a field that they do not know', async () => {
  const faults = await Promise.all(readManifests().map((each) => findManifestFaults(each)));
  expect(faults.flat()).toEqual([]);
});

test.each<[string, (server: PodSpec, manifest: Manifest) => void, string]>([
  [
    'a field that there is not',
    (_, { spec }) => Object.assign(spec ?? {}, { replcas: 3 }),
    'no such field',
  ],
  ['a word for a number', (_, { spec }) => Object.assign(spec ?? {}, { replicas: 'many' }), 'type'],
  [
    'a name without a value',
    ({ containers }) => delete (containers[0] as Partial<Container>).name,
    'required',
  ],
  [
    'a size that is none',
    ({ containers: [first] }) => Object.assign(first?.resources?.limits ?? {}, { memory: 'a lot' }),
    'quantity',
  ],
])('the schemas find %s', async (_name, plant, word) => {
  const server = findServer(readManifests());
  plant(server.pod, server.manifest);
  expect((await findManifestFaults(server.manifest)).join('\n')).toContain(word);
});

test('the manifests keep our own rules', () => {
  expect(findKubernetesFaults(readManifests(), readKustomization())).toEqual([]);
});

interface Planting {
  manifests: Manifest[];
  server: Manifest;
  pod: PodSpec;
  container: Container;
  kustomization: Kustomization;
}

test.each<[string, (planting: Planting) => void]>([
  [
    'a secret stands in a file',
    ({ manifests, server }) => manifests.push({ ...server, kind: 'Secret', spec: {} }),
  ],
  ['server: runs as root', ({ pod }) => Object.assign(pod.securityContext ?? {}, { runAsUser: 0 })],
  [
    'server: runs as root',
    ({ pod }) => Object.assign(pod.securityContext ?? {}, { runAsNonRoot: false }),
  ],
  ['server: may make every system call', ({ pod }) => delete pod.securityContext?.seccompProfile],
  ['server: is given a token of the cluster', ({ pod }) => delete pod.automountServiceAccountToken],
  [
    'server: has several pods that may stand on one machine',
    ({ pod }) => delete pod.topologySpreadConstraints,
  ],
  [
    'server: may write to its image',
    ({ container }) => delete container.securityContext?.readOnlyRootFilesystem,
  ],
  [
    'server: may gain rights',
    ({ container }) => delete container.securityContext?.allowPrivilegeEscalation,
  ],
  ['server: keeps capabilities', ({ container }) => delete container.securityContext?.capabilities],
  ['server: has no limits', ({ container }) => delete container.resources?.limits],
  ['server: requests nothing', ({ container }) => delete container.resources?.requests],
  ['server: has an image of any version', ({ container }) => (container.image = 'node:latest')],
  ['server: has an image of any version', ({ kustomization }) => kustomization.images.pop()],
  ['server: is asked by no probe', ({ container }) => delete container.readinessProbe],
  ['server: is asked by no probe', ({ container }) => delete container.ports],
  [
    'server: SECRET_KEYS is written down',
    ({ container }) => container.env?.push({ name: 'SECRET_KEYS', value: 'AAAA' }),
  ],
  [
    'server: SMTP_URL is written down',
    ({ container }) => container.env?.push({ name: 'SMTP_URL', value: 'smtp://a:b@mail' }),
  ],
  [
    'server: PAYMENT_METHODS names NOBODY, which is no secret of it',
    ({ container }) => container.env?.push({ name: 'PAYMENT_METHODS', value: '$(NOBODY)' }),
  ],
  ['/data: there is no volume data', ({ server }) => delete server.spec?.volumeClaimTemplates],
  [
    '/etc/collector: nothing makes collector',
    ({ kustomization }) => kustomization.configMapGenerator.splice(1, 1),
  ],
  [
    '/start-replica.sh: start-replica.sh is not in postgres-scripts',
    ({ kustomization }) => kustomization.configMapGenerator[2]?.files.splice(1, 1),
  ],
  [
    'server: may be reached by everybody',
    ({ manifests }) =>
      remove(
        manifests,
        ({ kind, metadata }) =>
          kind === 'NetworkPolicy' && ['nothing', 'server'].includes(metadata.name),
      ),
  ],
  [
    'server: has no policy of its own',
    ({ manifests }) =>
      remove(
        manifests,
        ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'server',
      ),
  ],
  [
    'server: may go as a whole',
    ({ manifests }) => remove(manifests, ({ kind }) => kind === 'PodDisruptionBudget'),
  ],
  [
    'server: there is nothing behind it',
    ({ manifests, server }) => remove(manifests, (each) => each === server),
  ],
  [
    'server: nothing listens behind 8000',
    ({ container }) => Object.assign(container.ports?.[0] ?? {}, { containerPort: 80 }),
  ],
])('a fault is found: %s', (sentence, plant) => {
  const manifests = readManifests();
  const { manifest: server, pod } = findServer(manifests);
  const [container] = pod.containers;
  if (!container) throw new Error('The server has no container.');
  const kustomization = readKustomization();
  plant({ manifests, server, pod, container, kustomization });
  expect(findKubernetesFaults(manifests, kustomization)).toContain(sentence);
});

test('the kustomization names every manifest, and nothing else', () => {
  const files = readdirSync(join(deployFolder, 'kubernetes')).map((file) => `kubernetes/${file}`);
  const { resources, configMapGenerator } = readKustomization();
  expect(resources.toSorted()).toEqual(files.toSorted());
  for (const file of configMapGenerator.flatMap((each) => each.files))
    expect(readDeployed(file), file).not.toBe('');
});

test('deploy/README.md says how every secret is made that a manifest names', () => {
  const readme = readDeployed('README.md').replaceAll(/\\\n/g, '');
  for (const { pod } of workloadsOf(readManifests()))
    for (const { env = [] } of [...(pod.initContainers ?? []), ...pod.containers])
      for (const { valueFrom } of env) {
        if (!valueFrom) continue;
        const { name, key } = valueFrom.secretKeyRef;
        const command = new RegExp(String.raw`secret generic ${name} .*--from-literal=${key}=`);
        expect(readme, `${name} ${key}`).toMatch(command);
      }
});

test('a server has the time to let its visitors go, and the balancer to find the next one', () => {
  const { manifest, pod } = findServer(readManifests());
  const drain = pod.containers[0]?.env?.find(({ name }) => name === 'DRAIN_SECONDS')?.value;
  expect(Number(drain)).toBeGreaterThanOrEqual(5);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(drain) + 10);
  expect(manifest.spec?.minReadySeconds).toBeGreaterThanOrEqual(10);
});

function findServer(manifests: readonly Manifest[]) {
  const found = workloadsOf(manifests).find(({ manifest }) => manifest.metadata.name === 'server');
  if (!found) throw new Error('There is no server.');
  return found;
}

function remove(manifests: Manifest[], isGone: (manifest: Manifest) => boolean): void {
  manifests.splice(0, manifests.length, ...manifests.filter((each) => !isGone(each)));
}
