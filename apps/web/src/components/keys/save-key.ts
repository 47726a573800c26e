/** Whether Ctrl and Enter were pressed, as the one key that saves, and nobody has done so yet. With Shift too it is a form's own. */
export function isSaveKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  repeat,
  isComposing,
  defaultPrevented,
}: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !shiftKey && !repeat && !isComposing && !defaultPrevented;
}

/** Sends the form in which the focus is, as its own button does: from any field, also where Enter begins a line. */
export function saveForm(event: KeyboardEvent): void {
  const form = event.target instanceof Element ? event.target.closest('form') : null;
  if (form === null) return;
  event.preventDefault();
  form.requestSubmit();
}
