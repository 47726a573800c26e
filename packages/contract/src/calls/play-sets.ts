import { longestPlaySetName } from '@bolillero/domain/tickets/play-set';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { seriesRefusals } from '../errors.ts';
import {
  AmountOut,
  DataOf,
  DateText,
  Id,
  JsonTextOf,
  Nullable,
  Ok,
  OkDataOf,
  SeriesType,
  Strict,
} from '../wire.ts';
import { PlayLines } from './checkouts.ts';

/** A character that is seen: letters, digits and signs, not those that only fill a place (U+200B, U+3164). */
const visible = '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{P}\\p{S}]';
const PlaySetName = Type.String({ minLength: 1, maxLength: longestPlaySetName, pattern: visible });

/** Plays that a customer keeps under a name. */
export const PlaySet = Type.Object({
  id: Id,
  name: Type.String(),
  lottery_id: Id,
  type: SeriesType,
  /** How many plays it comes to now. */
  plays: Type.Integer(),
  /** What playing it again costs now. */
  price: AmountOut,
});
export type PlaySet = Static<typeof PlaySet>;

const params = Type.Object({ id: Id });

export const listPlaySets = defineCall({
  id: 'checkouts.favorites',
  method: 'GET',
  path: '/checkouts/favorites',
  access: 'customer',
  summary: 'Las jugadas favoritas de una lotería, por nombre, con lo que cuestan hoy',
  query: Type.Object({ id: Id, type: Type.Optional(SeriesType) }),
  errors: [...seriesRefusals],
  answer: DataOf(Type.Array(PlaySet)),
});

export const playsOfSet = defineCall({
  id: 'checkouts.favoritesOne',
  method: 'GET',
  path: '/checkouts/favorites/{id}',
  access: 'customer',
  summary: 'Las jugadas de unas favoritas, en su orden',
  params,
  errors: ['not-found'],
  answer: DataOf(
    Type.Array(
      Type.Object({
        numbers: Type.Array(Type.Integer()),
        /** Null where none is picked. */
        bExtra: Nullable(Type.Integer()),
        potenciador: Type.Boolean(),
      }),
    ),
  ),
});

export const savePlaySet = defineCall({
  id: 'checkouts.saveFavorites',
  method: 'POST',
  path: '/checkouts/favorites',
  access: 'customer',
  summary: 'Guarda jugadas con un nombre, para jugarlas otra vez',
  body: Strict({
    loterie_id: Id,
    type: Type.Optional(SeriesType),
    name: PlaySetName,
    balls: JsonTextOf(PlayLines),
  }),
  errors: [
    ...seriesRefusals,
    'series-not-yours',
    'play-invalid',
    'sale-closed',
    'play-set-name-taken',
    'too-many-play-sets',
  ],
  answer: OkDataOf(PlaySet),
});

export const renamePlaySet = defineCall({
  id: 'checkouts.renameFavorites',
  method: 'POST',
  path: '/checkouts/favorites/{id}',
  access: 'customer',
  summary: 'Cambia el nombre de unas favoritas',
  params,
  body: Strict({ name: PlaySetName }),
  errors: ['not-found', 'play-set-name-taken'],
  answer: OkDataOf(PlaySet),
});

export const deletePlaySet = defineCall({
  id: 'checkouts.deleteFavorites',
  method: 'DELETE',
  path: '/checkouts/favorites/{id}',
  access: 'customer',
  summary: 'Elimina unas favoritas; lo que está en el carrito se queda',
  params,
  errors: ['not-found'],
  answer: Ok,
});

export const playPlaySet = defineCall({
  id: 'checkouts.playFavorites',
  method: 'POST',
  path: '/checkouts/favorites/{id}/play',
  access: 'customer',
  summary: 'Pone unas favoritas en el carrito para el próximo sorteo; repetirlo no las duplica',
  params,
  errors: [
    ...seriesRefusals,
    'not-found',
    'series-not-yours',
    'account-paused',
    'play-invalid',
    'sale-closed',
    'cart-full',
    'plays-per-day',
  ],
  answer: Type.Object({
    ok: Type.Boolean(),
    /** The ids of the plays in the cart, in the order of the set. */
    registered: Type.Array(Id),
    date_lottery: DateText,
  }),
});
