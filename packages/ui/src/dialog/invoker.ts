/**
 * Attributes for a button that opens or closes the dialog with this id, without script.
 * Older browsers need `listenForInvokers` once a document.
 */
export function invoker(id: string, command: 'show-modal' | 'close' = 'show-modal') {
  return { type: 'button', commandfor: id, command, 'aria-haspopup': 'dialog' } as const;
}

/** Gives browsers without invoker commands the same behaviour, by one listener on the document. */
export function listenForInvokers(root: Document = document): void {
  if ('command' in HTMLButtonElement.prototype) return;
  root.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const button = pressed?.closest('button[commandfor]');
    const target = root.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(target instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') target.close();
    else if (!target.open) target.showModal();
  });
}
