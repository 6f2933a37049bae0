import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import type { SessionResult } from '@uid/contract/identity';
import type { AsyncCommand } from 'fast-check';

import type { TestApp } from '../../../testing/test-app.ts';
import { appCode, enrolApp, halfMinute, requestTicket } from './authenticator-app.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What a session should be, according to the documented promises and not to the code. */
export interface ModelSession {
  token: string;
  startedAt: number;
  seenAt: number;
  provenAt: number;
  hasEnded: boolean;
}

/** What the account should be, as far as the model knows. */
export interface Model {
  email: string;
  password: string;
  secret: string | undefined;
  sessions: ModelSession[];
}

export type SessionCommand = AsyncCommand<Model, TestApp>;

/** One action with one of all the sessions so far; sessions that have ended are tried, too. */
abstract class WithSession implements SessionCommand {
  readonly #pick: number;

  constructor(pick: number) {
    this.#pick = pick;
  }

  check({ sessions }: Readonly<Model>): boolean {
    return sessions.length > 0;
  }

  async run(model: Model, server: TestApp): Promise<void> {
    const session = model.sessions[this.#pick % model.sessions.length];
    if (!session) throw new Error('There is no session to pick.');
    this.prepare(server, model);
    const isAlive = isOpen(session, server.clock.now);
    if (isAlive && server.clock.now - session.seenAt >= minute) session.seenAt = server.clock.now;
    const status = await this.act(server, model, session);
    demand(status === 401, !isAlive, `${this.toString()} with a session`);
  }

  /** Runs before the moment at which the session is judged. */
  protected prepare(_server: TestApp, _model: Model): void {
    // Most commands prepare nothing.
  }

  /** Performs the action, and returns the status of the response. */
  protected abstract act(server: TestApp, model: Model, session: ModelSession): Promise<number>;

  toString(): string {
    return `${this.constructor.name}(${this.#pick})`;
  }
}

function isOpen({ hasEnded, startedAt, seenAt }: ModelSession, now: number): boolean {
  return !hasEnded && now - startedAt < 12 * hour && now - seenAt < 30 * minute;
}

function isProven({ provenAt }: ModelSession, now: number): boolean {
  return now - provenAt < 10 * minute;
}

function demand(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected)
    throw new Error(`${what}: expected ${String(expected)}, was ${String(actual)}`);
}

function begin(
  model: Model,
  { token }: SessionResult,
  { server, isProven: isSure = true }: { server: TestApp; isProven?: boolean },
): void {
  const { now } = server.clock;
  const times = { startedAt: now, seenAt: now, provenAt: isSure ? now : -Infinity };
  model.sessions.push({ token, ...times, hasEnded: false });
}

function endAll(model: Model): void {
  for (const session of model.sessions) session.hasEnded = true;
}

export class PassTime implements SessionCommand {
  readonly #minutes: number;

  constructor(minutes: number) {
    this.#minutes = minutes;
  }

  check(): boolean {
    return true;
  }

  async run(_model: Model, { clock }: TestApp): Promise<void> {
    clock.now += this.#minutes * minute;
  }

  toString(): string {
    return `PassTime(${this.#minutes} min)`;
  }
}

export class LogIn implements SessionCommand {
  check(): boolean {
    return true;
  }

  async run(model: Model, server: TestApp): Promise<void> {
    const { email, password, secret } = model;
    if (secret === undefined) {
      const { result } = await server.call(contract.login, { email, password });
      begin(model, result, { server, isProven: false });
      return;
    }
    const { ticket } = await requestTicket(server, email, { password });
    server.clock.now += halfMinute;
    const code = appCode(secret, server.clock.now);
    const { status, result } = await server.call(contract.loginSecondFactor, { ticket, code });
    demand(status, 200, 'LogIn with a second factor');
    begin(model, result, { server });
  }

  toString(): string {
    return 'LogIn';
  }
}

export class Use extends WithSession {
  protected async act(server: TestApp, _model: Model, { token }: ModelSession): Promise<number> {
    return (await server.call(contract.currentSession, {}, { token })).status;
  }
}

export class LogOut extends WithSession {
  protected async act(server: TestApp, _model: Model, session: ModelSession): Promise<number> {
    const { status } = await server.call(contract.logout, {}, { token: session.token });
    if (status === 200) session.hasEnded = true;
    return status;
  }
}

export class EndAll extends WithSession {
  protected async act(server: TestApp, model: Model, session: ModelSession): Promise<number> {
    const mayEnd = isProven(session, server.clock.now);
    const { status } = await server.call(account.endAllSessions, {}, { token: session.token });
    if (status !== 401) demand(status, mayEnd ? 200 : 403, 'EndAll');
    if (status === 200) endAll(model);
    return status;
  }
}

export class StepUp extends WithSession {
  /** A code counts only once, so the clock moves on to the next code. */
  protected override prepare({ clock }: TestApp, { secret }: Model): void {
    if (secret !== undefined) clock.now += halfMinute;
  }

  protected async act(server: TestApp, model: Model, session: ModelSession): Promise<number> {
    const { token } = session;
    const { password, secret } = model;
    const isAlive = isOpen(session, server.clock.now);
    const proof = secret === undefined ? { password } : { code: appCode(secret, server.clock.now) };
    const { status } = await server.call(account.stepUp, proof, { token });
    if (isAlive) demand(status, 200, 'StepUp');
    if (status === 200) session.provenAt = server.clock.now;
    return status;
  }
}

export class ChangePassword extends WithSession {
  protected async act(server: TestApp, model: Model, { token }: ModelSession): Promise<number> {
    const newPassword = `${model.password}+`.slice(-40);
    const change = { currentPassword: model.password, newPassword };
    const { status, result } = await server.call(contract.modifyPassword, change, { token });
    if (status !== 200) return status;
    endAll(model);
    model.password = newPassword;
    begin(model, result, { server });
    return status;
  }
}

export class EnableApp extends WithSession {
  protected async act(server: TestApp, model: Model, session: ModelSession): Promise<number> {
    const { token } = session;
    const mayStart = isProven(session, server.clock.now);
    const { status } = await server.call(account.startTotp, {}, { token });
    if (status !== 401) demand(status, mayStart ? 200 : 403, 'EnableApp');
    if (status !== 200) return status;
    const startedAt = server.clock.now;
    const enrolled = await enrolApp(server, token);
    endAll(model);
    model.secret = enrolled.secret;
    const times = { startedAt, seenAt: startedAt, provenAt: startedAt };
    model.sessions.push({ token: enrolled.token, ...times, hasEnded: false });
    return status;
  }
}

export class RemoveApp extends WithSession {
  protected async act(server: TestApp, model: Model, session: ModelSession): Promise<number> {
    const { token } = session;
    const mayRemove = isProven(session, server.clock.now);
    const { status, result } = await server.call(account.removeTotp, {}, { token });
    const expected = mayRemove ? (model.secret === undefined ? 404 : 200) : 403;
    if (status !== 401) demand(status, expected, 'RemoveApp');
    if (status !== 200) return status;
    endAll(model);
    model.secret = undefined;
    begin(model, result, { server });
    return status;
  }
}
