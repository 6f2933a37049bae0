import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Plugin } from 'vite';

/** The name that Lightning CSS gives a class: `row` of `cart.module.css` becomes `cart-module_row`. */
const pattern = '[name]_[local]';
const scoped = /[\w-]+-module_[\w-]+/g;

/**
 * Gives the classes of CSS modules short names, such as `bf` for `cart-module_row`, because a page contains hundreds of
 * them. Builds of the same folders use the same names.
 * @param folders contain all style sheets
 */
export function shortClassNames(folders: readonly string[]): Plugin[] {
  const sheets = nameClasses(folders.flatMap(listStyleSheets));
  function onStyleSheets(code: string, id: string) {
    const own = sheets.get(id.split('?')[0] ?? '');
    if (!own) return undefined;
    return { code: code.replaceAll(scoped, (name) => shortNameOf(name, own)), map: null };
  }
  /** A class can be composed of a class in another file; its name then has to be unique among all files. */
  function shortNameOf(name: string, own: Classes): string {
    const found = own.get(name) ?? [...sheets.values()].flatMap((each) => each.get(name) ?? []);
    if (typeof found === 'string') return found;
    if (found.length > 1) throw new Error(`Two style sheets have a class ${name}.`);
    return found[0] ?? name;
  }
  return [
    {
      name: 'short-class-names:style-sheet',
      apply: 'build',
      config: () => ({ css: { lightningcss: { cssModules: { pattern } } } }),
      transform: onStyleSheets,
    },
    {
      name: 'short-class-names:module',
      apply: 'build',
      enforce: 'post',
      transform: onStyleSheets,
    },
  ];
}

/**
 * The same names with a prefix, for an application inside a page whose classes have short names, too. This is Vite's
 * `css.modules.generateScopedName`, for builds in which PostCSS reads the style sheets, as for a micro-app.
 * @param folders contain all style sheets
 */
export function shortScopedNames(folders: readonly string[], prefix: string) {
  const sheets = nameClasses(folders.flatMap(listStyleSheets));
  return (local: string, id: string): string => {
    const [file = ''] = id.split('?');
    const name = scopedNameOf(file, local);
    return prefix + (sheets.get(file)?.get(name) ?? name);
  };
}

type Classes = ReadonlyMap<string, string>;

function listStyleSheets(folder: string): string[] {
  const files = globSync('**/*.module.css', { cwd: folder }).map((file) => join(folder, file));
  return files.toSorted();
}

/** The short names of all classes, by file and by the name that Lightning CSS gives the class. */
function nameClasses(files: readonly string[]): Map<string, Classes> {
  const short = shortNames();
  return new Map(
    files.map((file) => {
      const classes = classesIn(file).map((local) => scopedNameOf(file, local));
      return [file, new Map(classes.map((each) => [each, short.next().value]))];
    }),
  );
}

/** The name of a class by `pattern`. */
function scopedNameOf(file: string, local: string): string {
  return `${basename(file, '.css').replaceAll('.', '-')}_${local}`;
}

function classesIn(file: string): string[] {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g, '');
  return [...new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name))];
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Names of two characters. Neighbouring names share the first character, and none begins with “ad”, which ad blockers
 * hide.
 */
function* shortNames(): Generator<string, string> {
  for (const first of letters)
    for (const second of `${letters}0123456789`)
      if (!(first + second).toLowerCase().startsWith('ad')) yield first + second;
  throw new Error('There are more classes than names of two characters.');
}
