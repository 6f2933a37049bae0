import type { Plugin } from 'vite';

/** For what a server runs: one character beyond ASCII doubles what a whole module's text takes in memory. */
export function escapeText(): Plugin {
  const escape = (text: string) =>
    text.replaceAll(
      /[\u0080-\uffff]/g,
      (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return {
    name: 'escape-text',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const each of Object.values(bundle))
        if (each.type === 'chunk') each.code = escape(each.code);
    },
  };
}
