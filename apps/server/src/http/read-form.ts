import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Adds routes that accept only the forms that browsers send. */
export async function addForms(
  app: FastifyInstance,
  add: (forms: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    const type = 'application/x-www-form-urlencoded';
    forms.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    add(forms);
  });
}

export function readForm({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
