import { z } from '@uid/contract/zod';

import { ConfigError } from './config-error.ts';

/** What a feature reads of the environment: its variables, and what it makes of their values. */
export interface Settings<Variables extends z.core.$ZodShape, Given extends unknown[], Result> {
  variables: Variables;
  /** Throws `ConfigError` where two values contradict each other. */
  read(values: z.output<z.ZodMiniObject<Variables>>, ...given: Given): Result;
}

/** Declares settings; only the types are added. */
export function settings<const Variables extends z.core.$ZodShape, Given extends unknown[], Result>(
  declaration: Settings<Variables, Given, Result>,
): Settings<Variables, Given, Result> {
  return declaration;
}

/** An address whose scheme is one of these. */
export function urlOf(...schemes: readonly string[]): z.ZodMiniURL {
  return z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: `it has to be an address that begins with ${schemes.map((each) => `${each}://`).join(' or ')}`,
  });
}

/** A time that may be set in fractions, as whole milliseconds: PostgreSQL keeps no part of one, and what is begun counts. */
export function wholeMilliseconds(count: number, unit: number): number {
  return Math.ceil(count * unit);
}

export const noSettings = settings({ variables: {}, read: () => undefined });

/** Settings by the code of the module that is switched on; what they are, only the module knows. */
export type ChosenModules = ReadonlyMap<string, unknown>;

/** The variables of all modules: each is checked, also where its module is switched off. */
export function variablesOf(
  modules: readonly { settings: { variables: z.core.$ZodShape } }[],
): z.core.$ZodShape {
  return Object.fromEntries(modules.flatMap((each) => Object.entries(each.settings.variables)));
}

/** The modules that a variable names by comma, each once and in its order. */
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
