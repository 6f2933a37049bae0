import type { Endpoint, FileEndpoint, OutputOf, ParsedInputOf } from '@uid/contract/endpoint';
import { errorKinds } from '@uid/contract/errors';
import { validate } from '@uid/contract/validate';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

import type { Act } from '../act.ts';
import { answerMissing } from './answer-missing.ts';
import { AppError } from './app-error.ts';
import type { Caller, SessionCaller, StaffCaller } from './caller.ts';
import { envelopeHeaders, successEnvelope } from './error-answer.ts';
import { findUnstorableTexts } from './find-unstorable-texts.ts';
import { identify } from './identify.ts';
import type { Exchange, IdentifyOptions } from './identify.ts';
import type { InTurn } from './in-turn.ts';
import { pickerFor } from './pick-named.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import type { AnswerOf } from './prepared-answer.ts';
import type { ReadyCalls } from './ready-calls.ts';
import { sendFile } from './files/send-file.ts';
import type { FileAnswer } from './files/send-file.ts';
import { strictInput } from './strict-input.ts';
import { addUploadRoute, createUploads } from './uploads.ts';
import type { UploadedFile } from './uploads.ts';

type Operation = Endpoint | FileEndpoint;

type CallerOf<E extends Operation> = CallerWith<E['access']> &
  (E extends { idempotent: true } ? { idempotencyKey: string } : unknown) &
  (E extends { upload: object } ? { file: UploadedFile } : unknown);

type CallerWith<Access extends Operation['access']> = Access extends 'staff'
  ? StaffCaller & { act: Act }
  : Access extends 'session' | 'expired-session'
    ? SessionCaller
    : Caller;

type Handler<E extends Operation> = (
  input: ParsedInputOf<E>,
  caller: CallerOf<E>,
) => Promise<AnswerOf<E>>;

/** A call by staff that is allowed. */
export interface StaffRequest {
  endpoint: Operation;
  caller: StaffCaller;
  input: unknown;
}

/** Lets a handler answer staff and makes sure that it acts: without an entry in the audit log no answer is sent. */
export type AnswerStaff = <Answer>(
  request: StaffRequest,
  answer: (act: Act) => Promise<Answer>,
) => Promise<Answer>;

/** The answer for everybody who sends the same input; it depends on nothing about the caller. */
type SharedAnswer<E extends Endpoint> = (
  input: ParsedInputOf<E>,
) => Promise<PreparedAnswer<OutputOf<E>>>;

/** Serves one endpoint of the contract: access, validation, handler, envelope or file. */
export interface Serve {
  <E extends Operation>(endpoint: E, handler: Handler<E>): void;
  /**
   * Serves a public endpoint that only reads: a call that was answered before is answered without routing.
   * @param takesLong tells which inputs wait in the render queue instead
   */
  shared: <E extends Endpoint & { method: 'GET'; access: 'public' }>(
    endpoint: E,
    answer: SharedAnswer<E>,
    takesLong?: (input: ParsedInputOf<E>) => boolean,
  ) => void;
}

export interface ServeOptions extends IdentifyOptions {
  answerStaff: AnswerStaff;
  inTurn: InTurn;
  /** Without pages the 404 page is a line of text. */
  hasPages: boolean;
  readyCalls: ReadyCalls;
  onUnnamed: (fault: UnnamedField) => void;
}

/** A field of a handler's answer that its endpoint does not name: it was not sent. */
export interface UnnamedField {
  endpoint: string;
  field: string;
}

export function createServe(app: FastifyInstance, options: ServeOptions): Serve {
  const uploads = createUploads();
  function serve<E extends Operation>(
    endpoint: E,
    handler: Handler<E>,
    onAnswered?: (request: FastifyRequest, input: ParsedInputOf<E>) => void,
  ): void {
    const { method, path: url, access, bodyLimit } = endpoint;
    const isFile = 'refusal' in endpoint;
    const upload = isFile ? undefined : endpoint.upload;
    // A link may contain other systems' parameters; a body is written for this endpoint only.
    const input = method === 'GET' ? endpoint.input : strictInput(endpoint.input);
    const send = isFile ? createSendFile(endpoint, options) : createSendEnvelope(endpoint, options);
    const route: RouteOptions = {
      method,
      url,
      ...(bodyLimit !== undefined && { bodyLimit }),
      // Public files are requested by programs of all kinds, which may use HEAD.
      exposeHeadRoute: isFile && access === 'public',
      handler: (request, reply) =>
        send({ request, reply }, async () => {
          const caller = await identify(endpoint, { request, reply }, options);
          const checked = readInput(endpoint, input, { request, caller });
          const asked = { endpoint, caller, input: checked };
          const answer = () =>
            upload
              ? uploads.receive(request, { upload, bodyHash: caller.session?.bodyHash }, (file) =>
                  handle({ ...asked, file }, handler, options),
                )
              : handle(asked, handler, options);
          const answered = await (caller.session?.useProof?.(answer) ?? answer());
          onAnswered?.(request, checked as ParsedInputOf<E>);
          return answered;
        }),
    };
    if (upload) addUploadRoute(app, route);
    else app.route(route);
  }
  function shared<E extends Endpoint>(
    endpoint: E,
    answer: SharedAnswer<E>,
    takesLong: (input: ParsedInputOf<E>) => boolean = () => false,
  ): void {
    const pick = pickOf(endpoint, options);
    const answerInTurn = async (input: ParsedInputOf<E>, caller: Caller) =>
      takesLong(input) ? options.inTurn(caller, () => answer(input)) : answer(input);
    serve(endpoint, answerInTurn as never, ({ url }, input) => {
      if (takesLong(input)) return;
      options.readyCalls.note(url, {
        route: endpoint.path,
        answer: async () => (await answer(input)).latin1(pick),
      });
    });
  }
  return Object.assign(serve, { shared });
}

interface Asked<E extends Operation> {
  endpoint: E;
  caller: Caller;
  input: unknown;
  file?: UploadedFile;
}

function handle<E extends Operation>(
  { endpoint, caller: known, input, file }: Asked<E>,
  handler: Handler<E>,
  { answerStaff }: ServeOptions,
): Promise<AnswerOf<E>> {
  const caller = file ? { ...known, file } : known;
  if (endpoint.access !== 'staff') return handler(input as never, caller as never);
  // `identify` refuses all other callers.
  const request = { endpoint, caller: caller as StaffCaller, input };
  return answerStaff(request, (act) =>
    handler(input as never, { ...caller, act: file ? actOnFile(act, file) : act } as never),
  );
}

/** Writes nothing until the file has arrived completely and its hash is the one that was signed. */
function actOnFile(act: Act, file: UploadedFile): Act {
  return async (note, work) => {
    await file.finish();
    return act(note, work);
  };
}

type Send = (exchange: Exchange, answer: () => Promise<unknown>) => Promise<FastifyReply>;

/** Sends only what the endpoint's output names. */
function pickOf({ method, path, output }: Endpoint, { onUnnamed }: ServeOptions) {
  const pickNamed = pickerFor(output);
  const tell = (field: string) => onUnnamed({ endpoint: `${method} ${path}`, field });
  return (value: unknown) => pickNamed(value, tell);
}

function createSendEnvelope(endpoint: Endpoint, options: ServeOptions): Send {
  const pick = pickOf(endpoint, options);
  return async ({ reply }, answer) => {
    const result = await answer();
    void reply.headers(envelopeHeaders);
    const isPrepared = result instanceof PreparedAnswer;
    return reply.send(isPrepared ? result.bytes(pick) : successEnvelope(pick(result)));
  };
}

function createSendFile(endpoint: FileEndpoint, { hasPages }: ServeOptions): Send {
  return async ({ request, reply }, answer) => {
    try {
      return await sendFile(endpoint, (await answer()) as FileAnswer, { request, reply });
    } catch (cause) {
      const isRefusal = cause instanceof AppError && errorKinds[cause.error].status < 500;
      if (endpoint.refusal === 'envelope' || !isRefusal) throw cause;
      return answerMissing(request, reply, hasPages);
    }
  };
}

function readInput(
  { method, upload }: Pick<Operation, 'method' | 'upload'>,
  schema: Operation['input'],
  { request, caller: { language } }: { request: FastifyRequest; caller: Caller },
): unknown {
  const value = method === 'POST' && !upload ? (request.body ?? {}) : request.query;
  const checked = validate(schema, value, language);
  if (!checked.ok) throw new AppError('INVALID_INPUT', { fields: checked.fields });
  const fields = findUnstorableTexts(checked.value, language);
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields });
  return checked.value;
}
