/**
 * Stands in for `typebox` in the browser's bundle: the page needs a call's method, path and access only, so schemas
 * need no code there. What every builder answers can be put into other schemas, and does nothing else: who asks it for
 * anything is told so, instead of getting nothing. What no page uses falls away whole.
 */
const schema: object = /* @__PURE__ */ new Proxy(
  {},
  {
    get(_, key) {
      // `Nullable` looks at the type of what it wraps; no other question is asked where schemas are made.
      if (key === 'type' || typeof key === 'symbol') return undefined;
      throw used(key);
    },
    has: (_, key) => {
      throw used(String(key));
    },
    ownKeys: () => {
      throw used('its fields');
    },
  },
);

function used(what: string): Error {
  return new Error(
    `A schema of the contract was asked for ${what}: schemas are the server's, the browser has none.`,
  );
}

export const Type: object = /* @__PURE__ */ new Proxy({}, { get: () => () => schema });
