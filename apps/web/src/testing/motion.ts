/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/** Whether the page's person wants things to move. Tests run without motion, unless they say otherwise. */
export async function preferMotion(wanted: boolean): Promise<void> {
  const value = wanted ? 'no-preference' : 'reduce';
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}
