import { describe, expect, it } from 'vitest';

import { isMicroAppError, MicroAppError, recoveryOf } from './protocol.ts';

describe('MicroAppError', () => {
  it('says what happened to which app, and where', () => {
    const cause = new Error('socket');
    const url = 'https://site.example/a.js';
    const error = new MicroAppError('SCRIPT_FAILED', 'guest', { url, httpStatus: 404, cause });
    expect(error.message).toBe('SCRIPT_FAILED guest 404 https://site.example/a.js');
    expect(error).toMatchObject({
      code: 'SCRIPT_FAILED',
      app: 'guest',
      url,
      httpStatus: 404,
    });
    expect(error.cause).toBe(cause);
  });

  it('is known by its brand, also when another bundle made it', () => {
    const foreign = Object.assign(new Error('x'), { name: 'MicroAppError' });
    expect(isMicroAppError(foreign)).toBe(true);
    expect(isMicroAppError(new Error('x'))).toBe(false);
    expect(isMicroAppError(undefined)).toBe(false);
  });
});

describe('B7: recoveryOf', () => {
  it.each([
    ['NETWORK_LOST', 'retry'],
    ['MOUNT_FAILED', 'retry'],
    ['SCRIPT_THREW', 'reload'],
    ['NO_LIFECYCLES', 'reload'],
    ['CONFIG_NOT_FOUND', 'none'],
  ] as const)('B7: after %s it offers: %s', (code, recovery) => {
    expect(recoveryOf(code)).toBe(recovery);
  });
});
