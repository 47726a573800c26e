import { createStack } from './stack.ts';

/**
 * The modal dialogs on the page, the uppermost last. What lies outside it cannot be clicked: what has to be, has its place in
 * there.
 */
export const openDialogs = createStack<HTMLDialogElement>();
