import { isPinned, isWrittenSecret } from './secret-names.ts';

/** The part of `deploy/compose.yml` that our own rules check. The schema checks the rest. */
export interface ComposeFile {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
}

export interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  command?: string[];
  healthcheck?: { test: string[] };
  ports?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  stop_grace_period?: string;
  volumes?: string[];
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } };
}

/** The collector's image has a single program and no client to check it with. Kubernetes probes it from outside. */
const withoutHealthCheck = new Set(['collector']);

/** Services that send requests outside, or receive requests from there. */
const mayGoOut = new Set(['balancer', 'server', 'collector', 'backup']);

/** Finds what the schema allows but nobody should deploy. */
export function findComposeFaults({ services, networks }: ComposeFile): string[] {
  return Object.entries(services).flatMap(([name, service]) => {
    const { limits } = service.deploy?.resources ?? {};
    const isJob = service.profiles !== undefined;
    const faults = {
      'runs as root': !/^[1-9]\d*:[1-9]\d*$/.test(service.user ?? ''),
      'may write to its image': service.read_only !== true,
      'keeps capabilities': !service.cap_drop?.includes('ALL'),
      'may gain rights': !service.security_opt?.includes('no-new-privileges:true'),
      'has no limits': !limits?.cpus || !limits.memory,
      'has an image of any version': !isPinned(service.image.replace(/\$\{[^}]*\}/, '1')),
      'is not started again': !isJob && service.restart !== 'unless-stopped',
      'is asked by no health check':
        !isJob && !withoutHealthCheck.has(name) && service.healthcheck === undefined,
      'reaches the world': !mayGoOut.has(name) && !isInside(service, networks),
    };
    const written = Object.entries(service.environment ?? {}).filter(([variable, value]) =>
      isWrittenSecret(variable, value),
    );
    return [
      ...Object.entries(faults).flatMap(([sentence, isFault]) => (isFault ? [sentence] : [])),
      ...written.map(([variable]) => `${variable} is written down`),
    ].map((sentence) => `${name}: ${sentence}`);
  });
}

function isInside({ networks: own = {} }: Service, networks: ComposeFile['networks']): boolean {
  const names = Array.isArray(own) ? own : Object.keys(own);
  return names.length > 0 && names.every((name) => networks[name]?.internal);
}
