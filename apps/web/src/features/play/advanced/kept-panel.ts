const key = 'bolillero-played-panel';

/** How 'NÚMEROS JUGADOS' stood when this browser was last on the advanced page; null: it never was. */
export function keptPanel(): 'open' | 'folded' | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : kept === 'folded' ? 'folded' : 'open';
  } catch {
    // a browser that keeps nothing is not hinted at each visit
    return 'open';
  }
}

export function keepPanel(folded: boolean): void {
  try {
    localStorage.setItem(key, folded ? 'folded' : 'open');
  } catch {
    // it is open again the next time
  }
}
