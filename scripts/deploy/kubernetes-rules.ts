import type { Container, Kustomization, Labels, Manifest, Workload } from './manifest.ts';
import { workloadsOf } from './manifest.ts';
import { isPinned, isWrittenSecret } from './secret-names.ts';

/** Finds what the schemas allow in `deploy/kubernetes` but nobody should deploy. */
export function findKubernetesFaults(
  manifests: readonly Manifest[],
  kustomization: Kustomization,
): string[] {
  const workloads = workloadsOf(manifests);
  return [
    ...manifests.filter(({ kind }) => kind === 'Secret').map(() => 'a secret stands in a file'),
    ...workloads.flatMap((each) => findPodFaults(each)),
    ...workloads.flatMap((each) => findContainerFaults(each, kustomization)),
    ...workloads.flatMap((each) => findVolumeFaults(each, kustomization)),
    ...workloads.flatMap((each) => findGuardFaults(each, manifests)),
    ...findServiceFaults(manifests, workloads),
  ];
}

function findPodFaults({ manifest, pod }: Workload): string[] {
  const { name } = manifest.metadata;
  const { runAsNonRoot, runAsUser = 0, seccompProfile } = pod.securityContext ?? {};
  return sentences(name, {
    'runs as root': !runAsNonRoot || runAsUser === 0,
    'may make every system call': seccompProfile?.type !== 'RuntimeDefault',
    'is given a token of the cluster': pod.automountServiceAccountToken !== false,
    'has several pods that may stand on one machine':
      (manifest.spec?.replicas ?? 1) > 1 && !pod.topologySpreadConstraints,
  });
}

function findContainerFaults(workload: Workload, { images }: Kustomization): string[] {
  const { containers, initContainers = [] } = workload.pod;
  const isJob = workload.manifest.kind === 'CronJob';
  return [...initContainers, ...containers].flatMap((container) => {
    const { name, image, securityContext, resources, env = [] } = container;
    const { requests, limits } = resources ?? {};
    const variables = new Map(env.map((each) => [each.name, each]));
    return [
      ...sentences(name, {
        'may write to its image': !securityContext?.readOnlyRootFilesystem,
        'may gain rights': securityContext?.allowPrivilegeEscalation !== false,
        'keeps capabilities': !securityContext?.capabilities?.drop?.includes('ALL'),
        'has no limits': !limits?.['cpu'] || !limits['memory'],
        'requests nothing': !requests?.['cpu'] || !requests['memory'],
        'has an image of any version':
          !isPinned(image) && !images.some((each) => each.name === image),
        'is asked by no probe': !isJob && !hasProbes(container),
      }),
      ...env.flatMap(({ name: variable, value = '' }) => [
        ...(isWrittenSecret(variable, value) ? [`${name}: ${variable} is written down`] : []),
        ...namesIn(value)
          .filter((each) => !variables.get(each)?.valueFrom)
          .map((each) => `${name}: ${variable} names ${each}, which is no secret of it`),
      ]),
    ];
  });
}

function hasProbes({
  startupProbe,
  livenessProbe,
  readinessProbe,
  ports = [],
}: Container): boolean {
  const known = new Set(ports.map((each) => each.name));
  return [startupProbe, livenessProbe, readinessProbe].every((probe) => {
    const port = probe?.httpGet?.port ?? probe?.tcpSocket?.port;
    return probe !== undefined && (port === undefined || known.has(port));
  });
}

function namesIn(value: string): string[] {
  return [...value.matchAll(/\$\(([A-Z0-9_]+)\)/g)].map(([, name = '']) => name);
}

function findVolumeFaults({ manifest, pod }: Workload, kustomization: Kustomization): string[] {
  const { volumes = [], containers, initContainers = [] } = pod;
  const claims = new Set(
    (manifest.spec?.volumeClaimTemplates ?? []).map((each) => each.metadata.name),
  );
  const generated = new Map(
    kustomization.configMapGenerator.map(({ name, files }) => [
      name,
      files.map((file) => file.split('/').at(-1)),
    ]),
  );
  const mounts = [...initContainers, ...containers].flatMap(
    ({ volumeMounts = [] }) => volumeMounts,
  );
  return mounts.flatMap(({ name, subPath, mountPath }) => {
    const volume = volumes.find((each) => each.name === name);
    if (!volume) return claims.has(name) ? [] : [`${mountPath}: there is no volume ${name}`];
    if (!volume.configMap) return [];
    const files = generated.get(volume.configMap.name);
    if (!files) return [`${mountPath}: nothing makes ${volume.configMap.name}`];
    if (subPath === undefined || files.includes(subPath)) return [];
    return [`${mountPath}: ${subPath} is not in ${volume.configMap.name}`];
  });
}

/** Finds workloads without a network policy or without a disruption budget. */
function findGuardFaults({ manifest, labels }: Workload, manifests: readonly Manifest[]): string[] {
  const guards = (kind: string) =>
    manifests.filter(
      ({ kind: own, spec }) =>
        own === kind &&
        matches(spec?.podSelector?.matchLabels ?? spec?.selector?.matchLabels, labels),
    );
  const policies = guards('NetworkPolicy').map(({ spec }) => spec);
  return sentences(manifest.metadata.name, {
    'may be reached by everybody': !policies.some((each) => each?.policyTypes?.includes('Ingress')),
    'has no policy of its own': policies.every((each) => !each?.podSelector?.matchLabels),
    'may go as a whole':
      (manifest.spec?.replicas ?? 1) > 1 && guards('PodDisruptionBudget').length === 0,
  });
}

function findServiceFaults(
  manifests: readonly Manifest[],
  workloads: readonly Workload[],
): string[] {
  const services = manifests.filter(({ kind }) => kind === 'Service');
  return services.flatMap(({ metadata, spec }) => {
    const target = workloads.find(({ labels }) => matches(spec?.selector as Labels, labels));
    if (!target) return [`${metadata.name}: there is nothing behind it`];
    const open = target.pod.containers.flatMap(({ ports = [] }) => ports);
    return (spec?.ports ?? [])
      .filter(
        ({ port, targetPort = port }) =>
          !open.some(({ name, containerPort }) => [name, containerPort].includes(targetPort)),
      )
      .map(({ port }) => `${metadata.name}: nothing listens behind ${port}`);
  });
}

function matches(selector: Labels | undefined, labels: Labels): boolean {
  return Object.entries(selector ?? {}).every(([name, value]) => labels[name] === value);
}

function sentences(name: string, faults: Record<string, boolean>): string[] {
  const found = Object.entries(faults).filter(([, isFault]) => isFault);
  return found.map(([sentence]) => `${name}: ${sentence}`);
}
