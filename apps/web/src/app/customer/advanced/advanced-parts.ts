import type { ReactNode } from 'react';
import type { usePlayTable } from '../play/use-play-table.tsx';
import type { AdvancedPlace, OpenOnAdvanced } from './advanced-place.ts';
import type { useTools } from './use-tools.ts';

/** What the advanced page is made of, on every screen. */
export interface AdvancedParts extends AdvancedPlace {
  readonly table: ReturnType<typeof usePlayTable>;
  readonly tools: ReturnType<typeof useTools>;
  readonly notices: ReactNode;
  readonly onOpen: (open: OpenOnAdvanced) => void;
}
