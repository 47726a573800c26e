import { browserFlags, findBrowser } from '@bolillero/test-browser/find-browser';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';

/** How many times slower than this processor the phone is. */
export const slowdown = 6;

export function openBrowser(): Promise<Browser> {
  const { executablePath, env } = findBrowser();
  return chromium.launch({ executablePath, env: { ...env }, args: [...browserFlags] });
}

/** A phone with an empty cache, on which the customer of a token is signed in. */
export async function openPhone(browser: Browser, url: string, token: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addCookies([{ name: 'costumer_token', value: token, url }]);
  return await context.newPage();
}

/** A wide screen, with an empty cache as well. */
export async function openWide(browser: Browser, url: string, token: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'costumer_token', value: token, url }]);
  return await context.newPage();
}

/** Makes a page's processor slow from now on; answers the session by which it is watched. */
export async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}
