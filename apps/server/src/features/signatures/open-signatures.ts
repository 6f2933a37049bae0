import { noSignatures } from './signatures.ts';
import type { SignatureContext, Signatures } from './signatures.ts';

/** Creates signatures. The library and the key are loaded with the first request for one. */
export function openSignatures(context: SignatureContext): Signatures {
  const { isPublic, openPgpKey } = context.config;
  if (isPublic && openPgpKey === undefined) return noSignatures;
  let loading: Promise<Signatures> | undefined;
  const load = () =>
    (loading ??= import('./sign-with-key.ts')
      .then(({ createSignatures }) => createSignatures(context))
      .catch((cause: unknown) => {
        context.onFailure(cause);
        return noSignatures;
      }));
  return {
    readKey: async () => (await load()).readKey(),
    sign: async (text) => (await load()).sign(text),
  };
}
