import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parse, parseAllDocuments } from 'yaml';

export const deployFolder = join(import.meta.dirname, '../../deploy');

/** The fields of manifests in `deploy/kubernetes` that our own rules check. The schemas check the rest. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: ManifestSpec;
}

interface ManifestSpec {
  replicas?: number;
  minReadySeconds?: number;
  selector?: Labels & { matchLabels?: Labels };
  template?: { metadata: { labels: Labels }; spec: PodSpec };
  jobTemplate?: { spec: { template: { metadata: { labels: Labels }; spec: PodSpec } } };
  ports?: { name?: string; port: number; targetPort?: string | number }[];
  podSelector?: { matchLabels?: Labels };
  policyTypes?: string[];
  ingress?: { ports?: { port: number }[] }[];
  volumeClaimTemplates?: { metadata: { name: string } }[];
}

export type Labels = Record<string, string>;

export interface PodSpec {
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: {
    runAsNonRoot?: boolean;
    runAsUser?: number;
    seccompProfile?: { type: string };
  };
  topologySpreadConstraints?: unknown[];
  initContainers?: Container[];
  containers: Container[];
  volumes?: { name: string; configMap?: { name: string }; secret?: { secretName: string } }[];
}

export interface Container {
  name: string;
  image: string;
  env?: Variable[];
  envFrom?: { secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  resources?: { requests?: Labels; limits?: Labels };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
  volumeMounts?: { name: string; mountPath: string; subPath?: string }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}

interface Probe {
  httpGet?: { path: string; port: string };
  tcpSocket?: { port: string };
  exec?: object;
}

export interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}

export interface Kustomization {
  resources: string[];
  images: { name: string; newName: string; newTag: string }[];
  configMapGenerator: { name: string; files: string[] }[];
}

export function readDeployed(file: string): string {
  return readFileSync(join(deployFolder, file), 'utf8');
}

export function readYaml(file: string): unknown {
  return parse(readDeployed(file), { merge: true });
}

export function readManifests(): Manifest[] {
  return readdirSync(join(deployFolder, 'kubernetes')).flatMap((file) =>
    parseAllDocuments(readDeployed(`kubernetes/${file}`)).map((each) => each.toJS() as Manifest),
  );
}

export interface Workload {
  manifest: Manifest;
  labels: Labels;
  pod: PodSpec;
}

/** Returns the manifests that run pods, all the time or on a schedule. */
export function workloadsOf(manifests: readonly Manifest[]): Workload[] {
  return manifests.flatMap((manifest) => {
    const template = manifest.spec?.template ?? manifest.spec?.jobTemplate?.spec.template;
    return template ? [{ manifest, labels: template.metadata.labels, pod: template.spec }] : [];
  });
}
