import type { Telemetry } from './telemetry.ts';
import type { Role } from './work.ts';

interface Watched<Operation> {
  role: Role;
  /** Code of the provider. */
  provider: string;
  operations: readonly Operation[];
  telemetry: Telemetry | undefined;
}

type AsyncOperation = (...given: never[]) => Promise<unknown>;

/**
 * Returns the provider with measured calls: they are recorded by the name of the operation, without inputs and results.
 */
export function watchCalls<
  Operation extends string,
  Provider extends Record<Operation, AsyncOperation>,
>(asked: Provider, { role, provider, operations, telemetry }: Watched<Operation>): Provider {
  if (!telemetry) return asked;
  const watched = operations.map((operation) => {
    const act: AsyncOperation = asked[operation];
    const work = { kind: 'call', role, provider, operation } as const;
    return [operation, (...given: never[]) => telemetry.watch(work, () => act(...given))];
  });
  return { ...asked, ...Object.fromEntries(watched) };
}
