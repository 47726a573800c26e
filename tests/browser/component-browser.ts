import { playwright } from '@vitest/browser-playwright';
import { browserFlags, findBrowser } from './find-browser.ts';

const started = () => {
  const { executablePath, env } = findBrowser();
  return playwright({
    launchOptions: { executablePath, env: { ...env }, args: [...browserFlags] },
    contextOptions: { locale: 'es-PE', timezoneId: 'America/Lima', reducedMotion: 'reduce' },
    actionTimeout: 5_000,
  });
};

/**
 * The browser of component tests, for Vitest. It is looked for when a project starts it and not before: who runs other
 * projects of the same configuration needs none.
 */
export function componentBrowser(): ReturnType<typeof playwright> {
  return {
    ...playwright(),
    prewarm: (context) => started().prewarm?.(context),
    providerFactory: (project) => started().providerFactory(project),
  };
}
