import { parseSync, Visitor } from 'vite';
import type { Plugin } from 'vite';

/** What the contract says of an endpoint that no browser reads: a text of the OpenAPI document, and a schema. */
const unread = new Set(['summary', 'output']);

/**
 * Leaves the summaries and the outputs of the contract's endpoints out. A schema is built when its module is
 * evaluated, so that every output would cost a page bytes and time before it answers; only the server, which
 * sends what an output names, and the tests look at them.
 */
export function endpointsForBrowsers(): Plugin {
  return {
    name: 'endpoints-for-browsers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/src\/[a-z-]+\.ts$/ },
      handler: (code) => ({ code: forBrowsers(code), map: null }),
    },
  };
}

/** @param code TypeScript in which endpoints are declared by `endpoint({ … })` */
export function forBrowsers(code: string): string {
  const cuts: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [declaration] }) {
      if (callee.type !== 'Identifier' || !/^(file)?endpoint$/i.test(callee.name)) return;
      if (declaration?.type !== 'ObjectExpression') return;
      for (const property of declaration.properties)
        if (
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          unread.has(property.key.name)
        )
          cuts.push({ start: property.start, end: afterComma(code, property.end) });
    },
  }).visit(parseSync('endpoints.ts', code).program);
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

function afterComma(code: string, end: number): number {
  return end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
}
