import { uiTexts } from '@bolillero/texts/ui';
import { lazyRouteComponent } from '@tanstack/react-router';

/** The script of a page that does not come while the server does not answer. The message is for the person. */
export class ScriptUnavailable extends Error {
  constructor() {
    super(uiTexts.network);
    this.name = 'ScriptUnavailable';
  }
}

/** Whether the server can be reached at all, whatever it says. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * A page, or its frame, whose script is fetched when it is asked for.
 *
 * Where a release has taken the script away, the router loads the document anew, which knows the new names. Without a
 * connection that would leave nothing on the screen: then the page fails within its frame.
 */
export const pageOf: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load();
    } catch (error) {
      throw (await serverAnswers()) ? error : new ScriptUnavailable();
    }
  }, name);
