/**
 * A message to support that is not sent yet. Kept in memory alone: signing in or out changes the page's frame, and what
 * was typed must outlive that. Another customer's draft is never shown.
 */
let draft = { owner: '', message: '' };

/** `owner` is the e-mail of who is signed in, empty for a visitor. */
export function keepDraft(owner: string, message: string): void {
  draft = { owner, message };
}

export function recallDraft(owner: string): string {
  return draft.owner === '' || owner === '' || draft.owner === owner ? draft.message : '';
}
