import type { AdvancedWork } from '../../../features/play/advanced/advanced-work.ts';
import type { BoardStore } from '../../../features/play/advanced/board-store.ts';
import type { ForecastWindowKind } from '../../../features/play/advanced/windows/ForecastWindows.tsx';
import type { OpenWindow, PlayPlace } from '../play/play-place.ts';

/** What the advanced page is about, on every screen. */
export interface AdvancedPlace extends Omit<PlayPlace, 'work'> {
  readonly board: BoardStore;
  readonly work: AdvancedWork;
}

/** What is open over the advanced page. */
export type OpenOnAdvanced =
  | { readonly kind: 'helper'; readonly window: ForecastWindowKind }
  /** 'Jugadas Anteriores' */
  | { readonly kind: 'previous' }
  | { readonly kind: 'legend' }
  /** 'Ayudas', on phones. */
  | { readonly kind: 'help' }
  | Extract<OpenWindow, { kind: 'list' | 'played' | 'paste' | 'favorites' }>;
