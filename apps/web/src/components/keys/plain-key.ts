const typingFields = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/**
 * The character of a key that was pressed by itself, in small letters; null where it belongs to somebody else: to a field that
 * is typed in, to an input method, to a dialog, to a shortcut of the browser, or because it is held down.
 */
export function plainKey(event: KeyboardEvent): string | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat) return null;
  if (event.ctrlKey || event.metaKey || event.altKey || [...key].length !== 1) return null;
  if (!(target instanceof Element)) return null;
  if (target.matches(typingFields) || target.closest('[contenteditable]:not([contenteditable="false"])'))
    return null;
  return target.closest('dialog') !== null || document.querySelector('dialog:modal') !== null
    ? null
    : key.toLowerCase();
}
