import type { Forecast, ForecastFault } from '../forecasts/choice.ts';
import type { Ticket } from '../tickets/ticket.ts';

/** No previous plays are chosen; 0 to 9: JA1 to JA10. */
export const noGroup = -1;
/** Previous plays of a number of draws or of dates that the player chose (JAS). */
export const chosenGroup = 10;
/** The possible zones. */
export const zonesGroup = 11;

/** What a helper does to the tickets that are marked for it. */
export type BoardTool =
  | { readonly kind: 'fill'; readonly choice: Forecast }
  | { readonly kind: 'clear' }
  | { readonly kind: 'delete' };

/** Tickets are being marked for a helper: nothing else can be done with them meanwhile. */
export interface Selection {
  readonly tool: BoardTool;
  readonly marked: ReadonlySet<string>;
}

/** A ball of a ticket that something is asked or suggested about. */
export interface BallOfTicket {
  readonly ticket: string;
  readonly ball: number;
}

/** The advanced page but for its tickets. */
export interface BoardPage {
  /** Which previous plays colour the tickets: -1 none, 0 to 9, 10 chosen ones, 11 zones (`jaSelected`). */
  readonly ja: number;
  /** The group that the zones are read off: 0 to 9 or 10. Of no meaning where `ja` is not 11. */
  readonly zonesOf: number;
  readonly selection: Selection | null;
  /** '¿Estás seguro que quieres deseleccionar este número?' */
  readonly asking: BallOfTicket | null;
  /** 'Sugerencias de pares con: X' */
  readonly suggestion: BallOfTicket | null;
  /** Tickets whose suggestion was closed: none opens for them until they have no balls. */
  readonly quiet: ReadonlySet<string>;
}

/** The advanced play page as one state, of which each act makes the next one. */
export interface Board extends BoardPage {
  /** At least one. */
  readonly tickets: readonly Ticket[];
}

export type BoardAct =
  /** A number of the panel is tapped: chosen, let go, or asked about. */
  | { readonly do: 'press'; readonly ticket: string; readonly ball: number }
  | { readonly do: 'press-special'; readonly ticket: string; readonly special: number }
  | { readonly do: 'multiplier'; readonly ticket: string }
  /** The answer to the question whether a ball is to be let go. */
  | { readonly do: 'confirm' }
  | { readonly do: 'keep' }
  /** +Caliente, +Frío, +Par. */
  | { readonly do: 'add-marked'; readonly ticket: string; readonly kind: 'hot' | 'cold' | 'pair' }
  | { readonly do: 'take-suggestion'; readonly partner: number }
  | { readonly do: 'close-suggestion' }
  | { readonly do: 'add-ticket' }
  | { readonly do: 'clear'; readonly ticket: string }
  | { readonly do: 'remove'; readonly ticket: string }
  /** Previous plays for all tickets; those that are chosen already are let go. */
  | { readonly do: 'choose-group'; readonly group: number }
  /** Previous plays for one ticket, 0 to 9. */
  | { readonly do: 'choose-own-group'; readonly ticket: string; readonly group: number }
  /** What is known of the past has changed, or tickets were changed from outside: by the other page, another tab, a payment. */
  | { readonly do: 'past-changed' }
  /** A helper is pressed: tickets are marked from now on. `from`: the ticket that one comes from. */
  | { readonly do: 'begin'; readonly tool: BoardTool; readonly from: string | null }
  | { readonly do: 'mark'; readonly ticket: string }
  | { readonly do: 'mark-all'; readonly which: 'all' | 'empty' | 'none' }
  /** EJECUTAR */
  | { readonly do: 'execute' }
  /** CANCELAR */
  | { readonly do: 'cancel' };

/** What there is to say of an act. */
export type Said =
  /** '¡Deseleccionado!' */
  | { readonly kind: 'deselected' }
  /** '¡Eliminado!' is said where tickets with numbers went: the page tells that of every action. */
  | { readonly kind: 'one-too-many'; readonly ticket: string }
  | { readonly kind: 'nothing-to-add'; readonly of: 'hot' | 'cold' | 'pair' }
  | { readonly kind: 'too-many-tickets' }
  | { readonly kind: 'no-zone' }
  /** The draws before are not read yet: what takes balls from them would do as though there were none. */
  | { readonly kind: 'past-unknown' }
  /** 'Tienes que seleccionar al menos una cartilla.' */
  | { readonly kind: 'none-marked' }
  | { readonly kind: 'fault'; readonly fault: ForecastFault };

/** A page on which nothing was done yet. */
export const untouchedPage: BoardPage = {
  ja: noGroup,
  zonesOf: 9,
  selection: null,
  asking: null,
  suggestion: null,
  quiet: new Set(),
};
