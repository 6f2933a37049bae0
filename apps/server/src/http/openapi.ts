import { api, files } from '@uid/contract/api';
import { accessTokenHeader, xsrfHeader } from '@uid/contract/constants';
import type { Endpoint, FileEndpoint } from '@uid/contract/endpoint';
import { errorKinds } from '@uid/contract/errors';
import { mayOpenSession, proofHeader } from '@uid/contract/proof';
import { z } from '@uid/contract/zod';

import { guestCookie, securedGuestCookie } from './cookies/guest-cookie.ts';
import { strictInput } from './strict-input.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the whole API, made from the same schemas that validate it. */
export function createOpenApi(): Json {
  const paths: Record<string, Json> = {};
  const features = [...Object.entries(api), ...Object.entries(files)];
  for (const [feature, endpoints] of features) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operation = describe(endpoint, { feature, name });
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation,
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'UID Security', version: '1' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: accessTokenHeader },
        proof: {
          type: 'apiKey',
          in: 'header',
          name: proofHeader,
          description: 'RFC 9449, with the hashes bh and qh: docs/api-clients.md',
        },
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: guestCookie,
          description: `Over HTTPS its name is ${securedGuestCookie}`,
        },
      },
      schemas: { Error: errorSchema() },
    },
  };
}

function describe(
  endpoint: Endpoint | FileEndpoint,
  { feature, name }: { feature: string; name: string },
): Json {
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    ...securityOf(endpoint),
    ...extensionsOf(endpoint),
    ...inputOf(endpoint),
    responses: {
      200: { description: 'Success', content: contentOf(endpoint) },
      default: {
        description: 'A refusal by name',
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

function contentOf(endpoint: Endpoint | FileEndpoint): Json {
  if ('output' in endpoint) return json(envelopeOf(toJsonSchema(endpoint.output, 'output')));
  return { [endpoint.type]: { schema: { type: 'string', format: 'binary' } } };
}

function securityOf({ access, path }: Endpoint | FileEndpoint): Json {
  if (mayOpenSession({ access, path })) return { security: [{}, { proof: [] }] };
  if (access === 'public') return { security: [] };
  const session = { session: [], proof: [] };
  return { security: access === 'cart' ? [session, { guest: [] }] : [session] };
}

/** What OpenAPI's security schemes can't express: that a session needs a permission, or a recent proof. */
function extensionsOf({ access, permission, stepUp }: Endpoint | FileEndpoint): Json {
  return {
    'x-access': access,
    ...(permission && { 'x-permission': permission }),
    ...(stepUp ? { 'x-step-up': true } : {}),
  };
}

function inputOf(endpoint: Endpoint | FileEndpoint): Json {
  if (endpoint.upload) {
    const { types } = endpoint.upload;
    const file = { schema: { type: 'string', format: 'binary' } };
    return {
      parameters: [...headersOf(endpoint), ...queryOf(endpoint.input)],
      requestBody: {
        required: true,
        content: Object.fromEntries(types.map((type) => [type, file])),
      },
    };
  }
  if (endpoint.method === 'POST') {
    const headers = headersOf(endpoint);
    const schema = toJsonSchema(strictInput(endpoint.input), 'input');
    return { parameters: headers, requestBody: { required: true, content: json(schema) } };
  }
  return { parameters: queryOf(endpoint.input) };
}

function queryOf(input: z.ZodMiniType): Json[] {
  const schema = toJsonSchema(input, 'input');
  const required = new Set((schema.required as string[] | undefined) ?? []);
  return Object.entries((schema.properties as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }));
}

function headersOf(endpoint: Endpoint): Json[] {
  const header = (name: string, description: string, required = false) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(endpoint.idempotent
      ? [header('Idempotency-Key', 'The same key answers with the first answer for 24 hours', true)]
      : []),
    ...(endpoint.access === 'cart'
      ? [header(xsrfHeader, 'Needed with the guest cookie: the value of the XSRF cookie')]
      : []),
  ];
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function envelopeOf(result: Json): Json {
  return {
    type: 'object',
    required: ['code', 'message', 'result', 'success'],
    properties: {
      code: { const: 200 },
      message: { type: 'string' },
      result,
      success: { const: true },
    },
  };
}

function errorSchema(): Json {
  const kinds = Object.entries(errorKinds);
  return {
    type: 'object',
    required: ['code', 'message', 'result', 'success'],
    properties: {
      code: { enum: kinds.map(([, { code }]) => code) },
      message: { type: 'string' },
      success: { const: false },
      result: {
        type: 'object',
        required: ['error', 'requestId'],
        properties: {
          error: { enum: kinds.map(([name]) => name) },
          requestId: { type: 'string' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
          retryAfter: { type: 'number' },
          details: {},
          lastChange: {
            type: 'object',
            required: ['at', 'email', 'act'],
            properties: {
              at: { type: 'number' },
              email: { type: 'string' },
              act: { type: 'string' },
            },
          },
          stateNow: { type: 'string' },
        },
      },
    },
  };
}
