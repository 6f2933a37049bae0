import type { z } from 'zod';

/** What a feature reads of the environment: its variables, and what it makes of their values. */
export interface Settings<Variables extends z.ZodRawShape, Given extends unknown[], Result> {
  variables: Variables;
  /** Throws `ConfigError` where two values contradict each other. */
  read(values: z.output<z.ZodObject<Variables>>, ...given: Given): Result;
}

/** Declares settings; only the types are added. */
export function settings<const Variables extends z.ZodRawShape, Given extends unknown[], Result>(
  declaration: Settings<Variables, Given, Result>,
): Settings<Variables, Given, Result> {
  return declaration;
}
