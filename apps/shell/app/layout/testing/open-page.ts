import { onTestFinished, vi } from 'vitest';

/**
 * Fills a page at an address with the content that a script works on. Listeners that the script adds end with the test.
 */
export function openPage(address: string, content: string): void {
  const heard = [document, globalThis].map((target) => ({
    target,
    spy: vi.spyOn(target as EventTarget, 'addEventListener'),
  }));
  vi.resetModules();
  history.replaceState(null, '', address);
  document.body.innerHTML = content;
  onTestFinished(() => {
    for (const { target, spy } of heard) {
      for (const [type, listener] of spy.mock.calls)
        if (listener) target.removeEventListener(type, listener);
      spy.mockRestore();
    }
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
    document.body.replaceChildren();
  });
}

/** Makes the server give this answer to every request. */
export function answering(result: object, status = 200) {
  const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ code: status, message: 'OK', result, success: status === 200 }, { status }),
  );
  vi.stubGlobal('fetch', send);
  return send;
}

/** Presses a key on the element with the focus. Returns true if the browser is left to do what the key does. */
export function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  return (document.activeElement ?? document.body).dispatchEvent(event);
}

/**
 * Simulates a browser that stores nothing for this site: even reading the storage is an error. Ends with the other
 * stubs.
 */
export function keepNothing(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}
