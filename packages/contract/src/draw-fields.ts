import type { DrawFault } from '@bolillero/domain/draws/draw';

/** The field of a result that a fault of its draw is about. */
export const drawFaultField = {
  'date-invalid': 'date',
  'before-first-era': 'date',
  'ball-count': 'balls',
  'ball-out-of-range': 'balls',
  'ball-repeated': 'balls',
  'special-missing': 'ball_red',
  'special-out-of-range': 'ball_red',
  'special-not-allowed': 'ball_red',
  'special-among-balls': 'ball_red',
  'multiplier-out-of-range': 'enhancer',
} as const satisfies Record<DrawFault['code'], string>;
