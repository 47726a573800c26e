import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { seriesRefusals } from '../errors.ts';
import {
  AmountOut,
  BallsText,
  DateText,
  Id,
  Instant,
  JsonTextOf,
  Nullable,
  Ok,
  OkDataOf,
  SeriesType,
  SpecialBall,
  Strict,
} from '../wire.ts';

/** Any number or text, null too; answered as it came. One list of types, so that 0 and "7" are not turned into others. */
const ClientId = Type.Unsafe<number | string | null>({
  type: ['integer', 'string', 'null'],
  maxLength: 64,
});

/** The numbers of one play. */
export const PlayNumbers = Type.Array(Type.Integer(), { maxItems: 20 });

/** The plays to register, one a line. */
export const PlayLines = Type.Array(
  Type.Object({
    numbers: JsonTextOf(PlayNumbers),
    /** The special ball. */
    bExtra: Type.Optional(Nullable(Type.Integer())),
    /** The page's own id of the ticket; comes back beside the new one. */
    id: Type.Optional(ClientId),
    /** Whether with the multiplier. */
    potenciador: Type.Optional(Nullable(Type.Boolean())),
  }),
  { minItems: 1, maxItems: 200 },
);

const RegisterBody = Type.Object({
  loterie_id: Id,
  date_lottery: DateText,
  type: Type.Optional(SeriesType),
  balls: JsonTextOf(PlayLines),
});

/** As many lines as one cart holds: plays, and one for the shares of each group game. */
export const cartLimit = 1000;

/** Cart items that one call names. */
export const CartItemIds = Type.Array(Id, { minItems: 1, maxItems: cartLimit });

const Registered = Type.Object({
  ok: Type.Boolean(),
  registered: Type.Array(Type.Object({ id: ClientId, newId: Id })),
});

export const registerPlays = defineCall({
  id: 'checkouts.create',
  method: 'POST',
  path: '/checkouts/create',
  access: 'customer',
  summary: 'Añade jugadas al carrito; repetirlo no las duplica',
  body: RegisterBody,
  errors: [
    ...seriesRefusals,
    'series-not-yours',
    'account-paused',
    'play-invalid',
    'sale-closed',
    'cart-full',
    'plays-per-day',
  ],
  answer: Registered,
});

export const registerPlaysNormal = defineCall({
  id: 'checkouts.createNormal',
  method: 'POST',
  path: '/checkouts/createNormal',
  access: 'customer',
  summary: 'Añade jugadas al carrito (la misma operación, desde la página normal)',
  body: RegisterBody,
  errors: [
    ...seriesRefusals,
    'series-not-yours',
    'account-paused',
    'play-invalid',
    'sale-closed',
    'cart-full',
    'plays-per-day',
  ],
  answer: Registered,
});

export const CartItem = Type.Object({
  id: Id,
  /** `play`, or `share` of a group game. */
  kind: Type.String(),
  lottery_id: Id,
  /** The lottery's canonical name. */
  name: Type.String(),
  type: SeriesType,
  balls: BallsText,
  ball_red: SpecialBall,
  /** Whether it was chosen with the multiplier. */
  potenciador: Type.Boolean(),
  date_lottery: DateText,
  /** Its sale has ended: a play is moved to the next draw or deleted; shares can only be deleted, as a game has one draw. */
  expired: Type.Boolean(),
  /** A play won as a prize: it costs nothing. */
  free: Type.Boolean(),
  /** An order is being captured with it: it cannot be changed now. */
  being_paid: Type.Boolean(),
  ticket_price: AmountOut,
  service_fee: AmountOut,
  multiplier_price: AmountOut,
  /** The sum of the three; of shares, what they cost together. */
  price: AmountOut,
  /** Of `share` alone: its game, how many shares, what each costs and when the game closes. */
  pena: Type.Optional(
    Type.Object({
      id: Id,
      /** At most so many lines. */
      type: Type.Integer(),
      participations: Type.Integer(),
      shares: Type.Integer(),
      share_price: AmountOut,
      closes_at: Instant,
      /** How many can still be bought, those of this line among them. */
      left: Type.Integer(),
    }),
  ),
});
export type CartItem = Static<typeof CartItem>;

const CartAnswer = Type.Object({
  ok: Type.Boolean(),
  listCheckout: Type.Array(CartItem),
  /** The customer's. */
  country: Type.String(),
  /** The current draw date of the lottery that was asked for (of the first item's without one). */
  dateLottery: Nullable(DateText),
});

export const listCart = defineCall({
  id: 'checkouts.list',
  method: 'GET',
  path: '/checkouts/list',
  access: 'customer',
  summary: 'El carrito entero',
  answer: CartAnswer,
});

export const countCart = defineCall({
  id: 'checkouts.count',
  method: 'GET',
  path: '/checkouts/count',
  access: 'customer',
  summary: 'Cuántas jugadas y participaciones hay en el carrito, por lotería',
  answer: Type.Object({
    ok: Type.Boolean(),
    /** Those that have some, by id. */
    loteries: Type.Array(
      Type.Object({
        lottery_id: Id,
        /** The lottery's canonical name. */
        name: Type.String(),
        plays: Type.Integer(),
        /** Shares of its group games. */
        shares: Type.Optional(Type.Integer()),
      }),
    ),
  }),
});

export const listLotteryCart = defineCall({
  id: 'checkouts.oneList',
  method: 'GET',
  path: '/checkouts/oneList',
  access: 'customer',
  summary: 'El carrito de una lotería',
  query: Type.Object({
    id: Id,
    name: Type.Optional(Type.String({ maxLength: 40 })),
    type: Type.Optional(SeriesType),
  }),
  errors: ['unknown-lottery'],
  answer: CartAnswer,
});

export const deleteCartItem = defineCall({
  id: 'checkouts.delete',
  method: 'DELETE',
  path: '/checkouts/list/{id}',
  access: 'customer',
  summary: 'Elimina del carrito una jugada, o las participaciones de un juego en grupo',
  params: Type.Object({ id: Id }),
  errors: ['not-found', 'play-being-paid'],
  answer: Ok,
});

export const clearLotteryCart = defineCall({
  id: 'checkouts.listLottery',
  method: 'DELETE',
  path: '/checkouts/listLottery/{id}',
  access: 'customer',
  summary: 'Elimina del carrito lo de una lotería',
  params: Type.Object({ id: Id }),
  errors: ['unknown-lottery'],
  answer: Ok,
});

export const clearCart = defineCall({
  id: 'checkouts.clear',
  method: 'DELETE',
  path: '/checkouts/list',
  access: 'customer',
  summary: 'Elimina todo lo del carrito',
  answer: Ok,
});

export const renewCartItems = defineCall({
  id: 'checkouts.renew',
  method: 'POST',
  path: '/checkouts/renew',
  access: 'customer',
  summary: 'Pasa al próximo sorteo jugadas cuya venta cerró',
  body: Strict({ items: JsonTextOf(CartItemIds) }),
  errors: [
    'series-not-yours',
    'account-paused',
    'play-invalid',
    'sale-closed',
    'cart-item-missing',
    'group-game-closed',
    'play-being-paid',
    'plays-per-day',
  ],
  answer: OkDataOf(Type.Array(CartItem)),
});
