import type { Plugin } from 'vite';

/** Escapes text in server bundles: a single character beyond ASCII doubles the memory that the module's text takes. */
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
