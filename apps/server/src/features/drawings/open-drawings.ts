import type { DrawingContext, Drawings } from './drawings.ts';

/** The code that draws is loaded when it is first needed. */
export function openDrawings(context: DrawingContext): Drawings {
  let loading: Promise<Drawings> | undefined;
  const load = () =>
    (loading ??= import('./draw-published.ts').then(({ createDrawings }) =>
      createDrawings(context),
    ));
  return {
    addressOf: async (...given) => (await load()).addressOf(...given),
    findImage: async (asked) => (await load()).findImage(asked),
    listDocuments: async (built) => (await load()).listDocuments(built),
    close: async () => (await loading)?.close(),
  };
}
