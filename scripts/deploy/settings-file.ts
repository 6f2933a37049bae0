import { readDeployed } from './manifest.ts';

/** The names in a file of settings, in the order of the alphabet. */
export function namesOf(file: string): string[] {
  const lines = readDeployed(file).matchAll(/^([A-Z0-9_]+)=/gm);
  return [...lines].map(([, name = '']) => name).toSorted();
}
