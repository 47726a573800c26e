import type { GroupGameState } from '@bolillero/domain/group-games/game-state';
import type { LedgerKind } from '@bolillero/domain/group-games/ledger';

const states: { readonly [S in GroupGameState]: string } = {
  created: 'Creado',
  'on-sale': 'A la venta',
  'sold-out': 'Agotado',
  closed: 'Cerrado',
  'awaiting-result': 'Esperando el resultado',
  settled: 'Liquidado',
  refunded: 'Devuelto',
};

/** What a movement of a game's books is called where nothing else is said of it. */
const kinds: { readonly [K in LedgerKind]: string } = {
  'shares-sold': 'Vendidas a jugadores',
  'house-shares': 'De la casa',
  'lines-bought': 'Líneas compradas',
  'house-service': 'Servicio de la casa',
  'house-contribution': 'Aporte de la casa',
  'shares-refunded': 'Devueltas a jugadores',
  'line-prize': 'Premio de una línea',
  payout: 'Reparto a jugadores',
  'house-payout': 'Reparto de la casa',
};

/** Headings and words of the files that the office takes of group games. */
export const groupOfficeExport = {
  states,
  kinds,
  file: 'juegos-en-grupo',
  participantsFile: 'participantes-de-un-juego',
  ledgerFile: (id: number) => `libro-del-juego-${id}`,
  games: {
    id: 'Id',
    lottery: 'Lotería',
    lines: 'Líneas',
    participations: 'Participaciones',
    sold: 'Vendidas',
    price: 'Precio de cada una (USD)',
    draw: 'Sorteo',
    closes: 'Cierre',
    attached: 'Líneas adjuntas',
    sha256: 'SHA-256 del archivo',
    state: 'Estado',
  },
  participants: {
    id: 'Id',
    player: 'Jugador',
    email: 'Correo',
    shares: 'Participaciones',
    numbers: 'Números de participación',
    paid: 'Pagado (USD)',
    bought: 'Primera compra',
    prize: 'Premio',
  },
  ledger: {
    movement: 'Movimiento',
    count: 'Cantidad',
    each: 'Cada una',
    first: 'Desde la participación, o línea',
    currency: 'Moneda',
    in: 'Entra',
    out: 'Sale',
    balance: 'Saldo',
  },
} as const;
