import { browserFlags, findBrowser } from '@bolillero/test-browser/find-browser';
import { type LaunchedChrome, launch } from 'chrome-launcher';

/** Starts the browser of the tests with a profile of its own and a port by which Lighthouse drives it. */
export function startBrowser(): Promise<LaunchedChrome> {
  const { executablePath, env } = findBrowser();
  return launch({
    chromePath: executablePath,
    chromeFlags: ['--headless', ...browserFlags],
    envVars: { ...env },
    logLevel: 'error',
  });
}
