import { parseSync, Visitor } from 'vite';
import type { ESTree, Plugin } from 'vite';

/** Properties of an endpoint that no browser reads: its text in the OpenAPI document, and the schema of its output. */
const unreadOfEndpoint = new Set(['summary', 'output']);
/** Properties of a micro-app that no browser reads: pages contain its title already. */
const unreadOfMicroApp = new Set(['labels']);

/**
 * Functions without side effects, whose calls can be dropped if their result is not used. `z` covers every call `z.…`
 * of zod.
 */
const makers = ['endpoint', 'fileEndpoint', 'z'];

/**
 * Removes the parts of the contract that no browser reads: endpoints that its page never calls, the summaries and
 * outputs of the others, and the labels of micro-apps. A schema is built when its module is evaluated, so every output
 * would cost a page bytes and time before it becomes interactive. Only the server, which serialises outputs, and the
 * tests read them.
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    enforce: 'pre',
    config: () => ({
      build: { rolldownOptions: { treeshake: { manualPureFunctions: makers } } },
    }),
    transform: {
      filter: { id: /\/contract\/src\/[a-z-]+\.ts$/ },
      handler: (code) => ({ code: forBrowsers(code), map: null }),
    },
  };
}

/** @param code TypeScript in which endpoints are declared by `endpoint({ … })`, or micro-apps in `microApps` */
export function forBrowsers(code: string): string {
  const cuts: { start: number; end: number }[] = [];
  function cut(object: ESTree.Expression, unread: ReadonlySet<string>): void {
    for (const { key, start, end } of propertiesOf(object))
      if (key.type === 'Identifier' && unread.has(key.name))
        cuts.push({ start, end: afterComma(code, end) });
  }
  new Visitor({
    CallExpression({ callee, arguments: [declaration] }) {
      if (callee.type !== 'Identifier' || !/^(file)?endpoint$/i.test(callee.name)) return;
      if (declaration && declaration.type !== 'SpreadElement') cut(declaration, unreadOfEndpoint);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'microApps' || !init) return;
      for (const { value } of propertiesOf(init)) cut(value, unreadOfMicroApp);
    },
  }).visit(parseSync('contract.ts', code).program);
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

function propertiesOf(object: ESTree.Expression): ESTree.ObjectProperty[] {
  if (object.type !== 'ObjectExpression') return [];
  return object.properties.filter((property) => property.type === 'Property');
}

function afterComma(code: string, end: number): number {
  return end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
}
