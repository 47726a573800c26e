/** How far the settlement of a draw has come. */
export const settlementStates = ['pending', 'running', 'done'] as const;
