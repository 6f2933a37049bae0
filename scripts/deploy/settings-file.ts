import { readDeployed } from './manifest.ts';

/** Returns the names in a file of settings, in alphabetical order. */
export function namesOf(file: string): string[] {
  const lines = readDeployed(file).matchAll(/^([A-Z0-9_]+)=/gm);
  return [...lines].map(([, name = '']) => name).toSorted();
}
