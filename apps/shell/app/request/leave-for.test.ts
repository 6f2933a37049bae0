// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';

function pageShow(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('who asks first says why, also where the page is shown only then; one that comes back can be left again', async () => {
  vi.resetModules();
  const { leaveForLogin } = await import('./leave-for.ts');
  const assigned = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  const replaced = vi.spyOn(location, 'replace').mockReturnValue(undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  leaveForLogin({ reason: 'session-ended' });
  pageShow(false);
  leaveForLogin({ replaces: true });
  expect(assigned).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/&reason=session-ended$/));
  expect(replaced).not.toHaveBeenCalled();
  pageShow(true);
  leaveForLogin({ replaces: true });
  expect(replaced).toHaveBeenCalledOnce();
});
