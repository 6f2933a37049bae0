import { readFileSync } from 'node:fs';

import Fastify from 'fastify';

import type { Answer } from './read-answer.ts';

/** A Fastify server that only sends a constant, to measure what the framework costs. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Answer;
const bytes = Buffer.from(body, 'base64');
const app = Fastify();
app.get('/home', (_request, reply) => reply.headers(headers).send(bytes));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
