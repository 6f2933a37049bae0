import afterPaintText from '../../.islands/.vite/after-paint.json?raw';
import manifestText from '../../.islands/.vite/manifest.json?raw';
import microAppText from '../../.islands/.vite/micro-app.json?raw';
import staffAppText from '../../.islands/.vite/staff-app.json?raw';

/** The part of Vite's manifest that is read for each built file. */
interface BuiltFile {
  file: string;
  imports?: string[];
}

export interface ScriptFiles {
  /** The address of the script's own module. */
  module: string;
  /**
   * The addresses of the modules that the script imports, to be fetched at the same time and evaluated in this order.
   */
  imports: string[];
}

const manifest: Record<string, BuiltFile> = Object.assign(
  {},
  ...[manifestText, afterPaintText, microAppText, staffAppText].map(
    (text) => JSON.parse(text) as object,
  ),
);

/** @param name of the script in `islands/`, as the page's row in the table of pages has it */
export function islandFiles(name: string | undefined): ScriptFiles {
  return scriptFiles(`islands/${name}.ts`);
}

/** Returns the files of a small script in `enhancements/`. */
export function enhancementFiles(name: string): ScriptFiles {
  return scriptFiles(`enhancements/${name}.ts`);
}

function scriptFiles(key: string): ScriptFiles {
  const entry = builtFile(key);
  return { module: `/${entry.file}`, imports: [...importsOf(entry)].map((file) => `/${file}`) };
}

function importsOf(built: BuiltFile, found = new Set<string>()): Set<string> {
  for (const key of built.imports ?? []) {
    const imported = builtFile(key);
    if (found.has(imported.file)) continue;
    found.add(imported.file);
    importsOf(imported, found);
    // Moves the file behind the files that it imports.
    found.delete(imported.file);
    found.add(imported.file);
  }
  return found;
}

function builtFile(key: string): BuiltFile {
  const built = manifest[key];
  if (!built) throw new Error(`${key} is not among the built scripts.`);
  return built;
}
