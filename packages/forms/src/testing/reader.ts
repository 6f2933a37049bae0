import { act } from 'react';

/** What a visitor sees and does on the page. */
export interface Reader {
  text: () => string;
  heading: () => string;
  /** The control with that label. */
  field: (label: string) => HTMLInputElement;
  /** The error message of the control with that label. */
  errorOf: (label: string) => string | undefined;
  alert: () => string | undefined;
  fill: (label: string, value: string) => void;
  /** Clicks the button or link of that name, and waits for the effects. */
  press: (name: string, which?: { last: boolean }) => Promise<void>;
  /** Closes the open dialog with its close button. */
  closeDialog: () => Promise<void>;
  link: (name: string) => HTMLAnchorElement;
}

export function readerOf(container: HTMLElement): Reader {
  const find = (selector: 'label' | 'a' | 'button' | 'button, a', name: string, last = false) => {
    const found = Array.from(container.querySelectorAll<HTMLElement>(selector))
      .filter((each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === name)
      .at(last ? -1 : 0);
    if (!found) throw new Error(`No ${selector} "${name}" in: ${container.textContent}`);
    return found;
  };
  const field = (label: string): HTMLInputElement => {
    const control = document.getElementById(find('label', label).getAttribute('for') ?? '');
    if (!isControl(control)) throw new Error(`"${label}" names no control`);
    // Tests use only the properties that text areas and selects share with inputs.
    return control as HTMLInputElement;
  };
  return {
    text: () => container.textContent,
    heading: () => container.querySelector('h1')?.textContent ?? '',
    field,
    errorOf(label) {
      const control = field(label);
      if (control.getAttribute('aria-invalid') !== 'true') return undefined;
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      return document.getElementById(ids.at(-1) ?? '')?.textContent;
    },
    alert: () => container.querySelector('[role=alert]')?.textContent,
    fill: (label, value) => act(() => type(field(label), value)),
    press: (name, { last } = { last: false }) =>
      act(async () => {
        find('button, a', name, last).click();
        await settled();
      }),
    closeDialog: () =>
      act(async () => {
        container.querySelector<HTMLDialogElement>('dialog[open]')?.close();
        await settled();
      }),
    link: (name) => find('a', name) as HTMLAnchorElement,
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element | null): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/**
 * Sets the value as typing does: with the native setter, because React compares with the value that it set itself, and
 * with an event.
 */
function type(control: Control, value: string): void {
  Reflect.set(Reflect.getPrototypeOf(control)!, 'value', value, control);
  const name = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Waits until all queued work has run: the transport is scripted, so nothing waits for a timer. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
