/** Whether this process is on its way out: it still serves, and nobody should send it anything new. */
export interface Departure {
  readonly hasBegun: boolean;
  begin(): void;
}

export function createDeparture(): Departure {
  let hasBegun = false;
  return {
    get hasBegun() {
      return hasBegun;
    },
    begin() {
      hasBegun = true;
    },
  };
}
