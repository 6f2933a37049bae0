import { z } from '@uid/contract/zod';

import { ConfigError } from './config-error.ts';

/** The environment variables that a feature reads, and what it makes of their values. */
export interface Settings<Variables extends z.core.$ZodShape, Given extends unknown[], Result> {
  variables: Variables;
  /** Throws `ConfigError` if two values contradict each other. */
  read(values: z.output<z.ZodMiniObject<Variables>>, ...given: Given): Result;
}

/** Declares settings; this function only adds the types. */
export function settings<const Variables extends z.core.$ZodShape, Given extends unknown[], Result>(
  declaration: Settings<Variables, Given, Result>,
): Settings<Variables, Given, Result> {
  return declaration;
}

/** Accepts a URL that has one of these schemes. */
export function urlOf(...schemes: readonly string[]): z.ZodMiniURL {
  return z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: `it has to be an address that begins with ${schemes.map((each) => `${each}://`).join(' or ')}`,
  });
}

/**
 * Whole milliseconds of a setting that may have fractions, rounded up: PostgreSQL stores no parts of a millisecond.
 */
export function wholeMilliseconds(count: number, unit: number): number {
  return Math.ceil(count * unit);
}

export const noSettings = settings({ variables: {}, read: () => undefined });

/** The settings of each enabled module, by its code; only the module knows their shape. */
export type ChosenModules = ReadonlyMap<string, unknown>;

/** The variables of all modules: each variable is checked, even if its module is disabled. */
export function variablesOf(
  modules: readonly { settings: { variables: z.core.$ZodShape } }[],
): z.core.$ZodShape {
  return Object.fromEntries(modules.flatMap((each) => Object.entries(each.settings.variables)));
}

/** The modules that a variable names, separated by commas, each once and in the order of the value. */
export function chooseModules<Module extends { code: string }>(
  variable: string,
  value: string,
  modules: readonly Module[],
): Module[] {
  const names = new Set(value.split(',').map((each) => each.trim()));
  return [...names].map((name) => {
    const chosen = modules.find(({ code }) => code === name);
    if (chosen) return chosen;
    const choice = modules.map(({ code }) => code).join(', ');
    throw new ConfigError(`${variable} names "${name}", which is none of ${choice}.`);
  });
}
