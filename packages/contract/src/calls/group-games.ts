import { lineOptions } from '@bolillero/domain/group-games/options';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { OpenPena, PenaDivision, PenaLine, PenaShare } from '../entities/group-game.ts';
import { PrizeWhy } from '../entities/prize-why.ts';
import { BallsText, DataOf, Id, Nullable, SpecialBall, Strict } from '../wire.ts';

/*
 * Group games as customers see them (`penas`): those for sale, joining one, and their own.
 */

const ofLottery = Type.Object({
  lottery_id: Id,
  /** That game alone. */
  game_id: Type.Optional(Id),
});

export const listOpenPenas = defineCall({
  id: 'penas.list',
  method: 'GET',
  path: '/penas/list',
  access: 'customer',
  summary: 'Los juegos en grupo de una lotería que están a la venta, los que cierran antes primero',
  query: ofLottery,
  errors: ['unknown-lottery'],
  answer: DataOf(Type.Array(OpenPena)),
});

export const listOpenPenasByType = defineCall({
  id: 'penas.list-type',
  method: 'GET',
  path: '/penas/list_type',
  access: 'customer',
  summary: 'Los mismos, por su número de líneas: 50, 100 o 200',
  query: ofLottery,
  errors: ['unknown-lottery'],
  answer: DataOf(Type.Array(Type.Object({ type: Type.Enum([...lineOptions]), penas: Type.Array(OpenPena) }))),
});

export const whyLinePrize = defineCall({
  id: 'penas.line-why',
  method: 'GET',
  path: '/penas/{id}/lines/{number}/why',
  access: 'owner-or-operator',
  summary: 'Por qué una línea de un juego en grupo ganó lo que ganó, para sus participantes y los operadores',
  params: Type.Object({ id: Id, number: Id }),
  errors: ['not-found', 'not-settled'],
  answer: DataOf(PrizeWhy),
});

export const joinPena = defineCall({
  id: 'penas.join',
  method: 'POST',
  path: '/penas/join',
  access: 'customer',
  summary: 'Pone participaciones de un juego en grupo en el carrito; repetirlo no las suma',
  body: Strict({
    id: Id,
    /** How many of them are in the cart then, whatever there were; 0 takes them out. */
    shares: Type.Integer({ minimum: 0, maximum: 100_000 }),
  }),
  errors: [
    'not-found',
    'account-paused',
    'group-game-closed',
    'group-game-shares-gone',
    'cart-full',
    'play-being-paid',
  ],
  answer: Type.Object({
    ok: Type.Boolean(),
    /** The line of the cart; null once there is none. */
    registered: Nullable(Type.Object({ id: Id, shares: Type.Integer() })),
  }),
});

/** A game that the customer has shares of, with all its lines. */
export const OwnPena = Type.Object({
  share: PenaShare,
  /** By their numbers. */
  lines: Type.Array(PenaLine),
  /** The result that its lines were compared with; null before. */
  result: Nullable(
    Type.Object({ balls: BallsText, ball_red: SpecialBall, potenciador: Nullable(Type.Integer()) }),
  ),
  /** Null before its draw is settled. */
  division: Nullable(PenaDivision),
});
export type OwnPena = Static<typeof OwnPena>;

export const ownPena = defineCall({
  id: 'penas.mine',
  method: 'GET',
  path: '/penas/mine/{id}',
  access: 'customer',
  summary: 'Un juego en grupo del que el cliente tiene participaciones: líneas, parte y premios',
  params: Type.Object({ id: Id }),
  errors: ['not-found'],
  answer: DataOf(OwnPena),
});

/** To the byte, so that its hash can be made again and looked for in the chain of proof. */
export const ownPenaLinesFile = defineCall({
  id: 'penas.mine-lines-file',
  method: 'GET',
  path: '/penas/mine/{id}/lines',
  access: 'customer',
  summary: 'El archivo de líneas de un juego en grupo propio, como se adjuntó',
  params: Type.Object({ id: Id }),
  errors: ['not-found'],
  produces: 'text/plain',
});
