/**
 * Stands in for `typebox` in the browser's bundle: the page needs a call's method, path and access only, so schemas
 * need no code there. Every builder answers an empty object whose `properties` are empty too.
 */
const empty = { properties: {} };

export const Type = new Proxy({}, { get: () => () => empty });
