/** Attributes for a button that opens or closes the dialog with this id, without script. */
export function invoker(id: string, command: 'show-modal' | 'close' = 'show-modal') {
  return { type: 'button', commandfor: id, command, 'aria-haspopup': 'dialog' } as const;
}
