import { createStack } from './stack.ts';

/** Where pages keep a line for notices of their own. */
export const noticeSlots = createStack<HTMLElement>();
