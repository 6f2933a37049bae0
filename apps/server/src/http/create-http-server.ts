import type { IncomingMessage } from 'node:http';

import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../context.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { traceAnswered, traceIdOf, watchRequests } from '../telemetry/watch-requests.ts';
import { answerNoPage } from './answer-missing.ts';
import { connectionLimits, createLimitedServer } from './connection-limits.ts';
import { answerError } from './error-answer.ts';
import { addHealth } from './health.ts';
import { hasOneHost, refuseHosts } from './host-header.ts';
import { arrivalOf, createTrust } from './arrival.ts';
import type { Arrival } from './arrival.ts';
import { createRefuseConnection, refuseDetours } from './refuse-connection.ts';
import { isForThisMachine, refuseMisdirected } from './misdirected.ts';
import { watchRoutes } from './other-routes.ts';
import { createReadyAnswers } from './pages/ready-answers.ts';
import type { ReadyAnswers } from './pages/ready-answers.ts';
import { createReadyCalls } from './ready-calls.ts';
import type { ReadyCalls } from './ready-calls.ts';
import { createProxyWarning, isUnheard, watchProxies } from './unheard-proxies.ts';
import {
  createLogAnswered,
  logRequests,
  requestId,
  requestLogger,
  sameLogger,
} from './log/request-log.ts';
import type { LogLines } from './log/request-log.ts';
import { addSecurityHeaders, securityHeaders, securityHeadersOf } from './security-headers.ts';
import { keepSignedBodies } from './signed-request.ts';
import { closeConnectionsWhen } from './stop-serving.ts';
import { isPageAddress } from './unknown-calls.ts';

interface HttpServerDeps extends Pick<ServerContext, 'config' | 'newId' | 'telemetry'> {
  database: Pick<ServerContext['database'], 'ping'>;
  pages?: object | undefined;
  metrics?: Metrics | undefined;
  logLines?: LogLines | undefined;
  isStopping?: (() => boolean) | undefined;
  isReplaced?: (() => boolean) | undefined;
}

interface HttpServer {
  app: FastifyInstance;
  ready: ReadyAnswers;
  readyCalls: ReadyCalls;
  isOtherRoute: ReturnType<typeof watchRoutes>;
}

function refuseSchema(): never {
  throw new Error('Inputs and answers are described in the contract, not to Fastify.');
}

/** Without these, Fastify would load its own validator and serializer, and use neither. */
const noCompilers = { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema };

/**
 * The server without any route but its health checks: limits, log, headers, and the refusal of unwelcome requests.
 */
export function createHttpServer(deps: HttpServerDeps): HttpServer {
  const { config, isStopping = () => false, isReplaced = () => false } = deps;
  const setHeaders = securityHeaders(config.publicOrigin);
  const refuseConnection = createRefuseConnection({ ...config, newId: deps.newId });
  const trust = createTrust(config.trustedProxies);
  const warning = createProxyWarning();
  const tracing = {
    tracer: deps.telemetry?.tracer,
    isTrusted: ({ socket }: IncomingMessage) => trust && trust(socket.remoteAddress ?? '', 0),
  };
  const isWelcome = (arrival: Arrival) =>
    hasOneHost(arrival) &&
    (config.publicOrigin === undefined
      ? isForThisMachine(arrival)
      : warning.isSaid() || !isUnheard(arrival));
  const readyCalls = createReadyCalls();
  const ready = createReadyAnswers({
    findCall: readyCalls.find,
    arrivalOf: (raw) => arrivalOf(raw, trust),
    isWelcome,
    headers: securityHeadersOf(config.publicOrigin),
    isStopping,
    onSent: (answered, raw) => {
      const traceId = tracing.tracer && traceAnswered(answered, raw, tracing);
      logAnswered({ ...answered, traceId });
      deps.metrics?.count(answered);
    },
  });
  const app = Fastify({
    bodyLimit: connectionLimits.bodyLimit,
    serverFactory: (route) => createLimitedServer(ready.before(route)),
    schemaController: { compilersFactory: noCompilers },
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: trust,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseConnection,
    logger: requestLogger(config.logLevel, deps.logLines),
    childLoggerFactory: sameLogger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      // Fastify refuses an address that cannot be decoded before any hook runs.
      setHeaders(request, reply);
      if (deps.pages && isPageAddress(request)) void answerNoPage(request, reply);
      else void answerError(error, request, reply);
    },
  });
  refuseDetours(app.server, refuseConnection);
  const isOtherRoute = watchRoutes(app);
  const logAnswered = createLogAnswered(
    app,
    config.loggedAddresses,
    deps.logLines ?? process.stdout,
  );
  logRequests(app, logAnswered, traceIdOf);
  deps.metrics?.watch(app);
  if (deps.telemetry) watchRequests(app, tracing);
  addSecurityHeaders(app, setHeaders);
  refuseHosts(app);
  if (config.publicOrigin === undefined) refuseMisdirected(app, warning);
  else watchProxies(app, warning);
  closeConnectionsWhen(app, isStopping);
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply));
  addHealth(app, {
    ping: () => deps.database.ping(),
    isStopping: () => isStopping() && !isReplaced(),
  });

  keepSignedBodies(app);
  return { app, ready, readyCalls, isOtherRoute };
}
