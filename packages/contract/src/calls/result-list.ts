import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { ResultFields, SettlementState } from '../entities/result.ts';
import { seriesRefusals } from '../errors.ts';
import { dayRange, exportOf, ListOf, listQuery } from '../list.ts';
import { Id, Nullable, SeriesType, YesNo } from '../wire.ts';

export const ListedResult = Type.Object({ ...ResultFields, settlement: Nullable(SettlementState) });
export type ListedResult = Static<typeof ListedResult>;

export const listResults = defineCall({
  id: 'loteries.office',
  method: 'GET',
  path: '/loteries/office/{name}/{id}',
  access: 'operator',
  summary: 'Los resultados de una serie, también los ocultos, con lo que hay de su liquidación',
  params: Type.Object({ name: Type.String({ maxLength: 40 }), id: Id }),
  query: listQuery(['date', 'special', 'multiplier', 'jackpot'], {
    type: Type.Optional(SeriesType),
    /** `0`: those alone that are being prepared. */
    isShow: Type.Optional(YesNo),
    ...dayRange,
  }),
  errors: [...seriesRefusals],
  answer: ListOf(ListedResult),
});
export const exportResults = exportOf(listResults);
