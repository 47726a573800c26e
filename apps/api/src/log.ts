type Write = (facts: object, message: string) => void;

/** Where the server writes what happens: facts to search by, and a sentence. */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}
