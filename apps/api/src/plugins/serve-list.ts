import { PassThrough } from 'node:stream';
import type { AnswerOf, Call, ParamsOf, QueryOf } from '@bolillero/contract/call';
import { countedAtOnce, type ExportFormat, exportTypes, type ListAnswer } from '@bolillero/contract/list';
import { dateIn, timeIn } from '@bolillero/domain/calendar/time-zone';
import { exportFileName } from '@bolillero/texts/lists';
import type { FastifyInstance } from 'fastify';
import { recordExport } from '../audit/record-export.ts';
import type { Context } from '../context.ts';
import { rangeParameter } from '../engine/query-parameters.ts';
import type { Identity } from '../identity/identity.ts';
import { drained } from '../lists/drained.ts';
import type { ExportColumn, ExportFile } from '../lists/export-columns.ts';
import { createCsv } from '../lists/export-csv.ts';
import { createWorkbook } from '../lists/export-xlsx.ts';
import {
  type Asked,
  countRows,
  type ListSource,
  readAll,
  readPage,
  type SortedBy,
} from '../lists/list-repository.ts';
import { pagesOf } from '../wire/paging.ts';
import { adminOf, type Handler, type Input, serve } from './calls.ts';

/** What both calls of a list are asked with. */
interface AskedOf<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: Omit<QueryOf<C>, 'page' | 'perPage' | 'count' | 'known' | 'sort'>;
  readonly identity: Identity;
}

type WireRow<C extends Call> = AnswerOf<C> extends ListAnswer<infer Row> ? Row : never;

/** The names that a call sorts by. */
type SortName<C extends Call> =
  QueryOf<C> extends { readonly sort?: infer Sort }
    ? Exclude<Sort, undefined> extends infer Name
      ? Name extends `-${string}`
        ? never
        : Name & string
      : never
    : never;

/** How a list is served: by its description, and what turns a query into its filter and a row into the wire's. */
interface ServedList<C extends Call, Filter, Row, Key extends number | string> {
  readonly list: ListSource<Filter, Row, Key> & { readonly sorts: Readonly<Record<SortName<C>, SortedBy>> };
  readonly prepare: (asked: AskedOf<C>) => Promise<{
    readonly filter: Filter;
    readonly present: (row: Row) => WireRow<C>;
  }>;
  /** What the exported file is called, before its dates, and its columns. */
  readonly file: {
    readonly name: string;
    readonly columns: readonly ExportColumn<WireRow<C>>[];
    /** Whether it tells who players are: then the audit tells who took it. */
    readonly personal?: boolean;
  };
}

/** The shape of every list's query, as far as it is the same. */
interface CommonQuery {
  readonly page?: number;
  readonly perPage?: number;
  readonly count?: 'now' | 'later' | 'only';
  readonly known?: number;
  readonly sort?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Serves a list and its export: one page with its total, and all rows that the same filters let through as a file. */
export function serveList<
  const C extends Call,
  const X extends Call,
  Filter,
  Row,
  Key extends number | string,
>(
  app: FastifyInstance,
  context: Context,
  [call, exportCall]: readonly [call: C, exportCall: X],
  { list, prepare, file }: ServedList<C, Filter, Row, Key>,
): void {
  const { db, clock, config } = context;

  const listed = async (input: Input<Call>) => {
    const { page = 1, perPage = 10, count = 'now', known, sort } = input.query as CommonQuery;
    rangeParameter(input.query as CommonQuery);
    const { filter, present } = await prepare(input as unknown as AskedOf<C>);
    if (count === 'only') return answer([], await countRows(db, list, filter), perPage);
    const rows = await readPage(db, list, { filter, sort }, { page, perPage, known });
    const most = count === 'later' ? countedAtOnce + 1 : undefined;
    const counted = await countRows(db, list, filter, most);
    const total = most === undefined || counted < most ? counted : null;
    return answer(rows.map(present), total, perPage);
  };
  // That it is the call's own answer is `WireRow`'s to say: what a call answers is not known before the call is.
  serve(app, context, call, listed as unknown as Handler<C>);

  serve<Call>(app, context, exportCall, async (input) => {
    const { format, sort, from, to } = input.query as CommonQuery & { readonly format: ExportFormat };
    rangeParameter({ from, to });
    const giveBack = context.exportSlots.take();
    try {
      const { filter, present } = await prepare(input as unknown as AskedOf<C>);
      // before the file, which holds a connection of its own, and so that nothing leaves the house untold
      if (file.personal) {
        const asked = namedBy(exportCall, input.query);
        await recordExport(db, adminOf(input), clock.date(), { list: file.name, asked });
      }
      const zone = config.houseTimeZone;
      const at = { date: dateIn(zone, clock.now()), time: timeIn(zone, clock.now()) };
      const made =
        format === 'csv'
          ? createCsv(file.columns, zone)
          : createWorkbook(file.columns, zone, { sheetName: file.name, at: clock.date() });
      const body = await stream(context, list, { filter, sort }, made, present);
      body.on('close', giveBack);
      const name = exportFileName(file.name, { from, to, ...at });
      return await input.reply
        .type(format === 'csv' ? `${exportTypes.csv}; charset=utf-8` : exportTypes.xlsx)
        .header('content-disposition', `attachment; filename="${name}.${format}"`)
        .header('cache-control', 'no-store')
        .send(body);
    } catch (error) {
      giveBack();
      throw error;
    }
  });
}

/** What a call's query names: whatever else was sent is nothing to it. */
const namedBy = ({ query }: Call, sent: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(sent as object).filter(([name]) => Object.hasOwn(query?.properties ?? {}, name)),
  );

const answer = <Row>(data: readonly Row[], total: number | null, perPage: number): ListAnswer<Row> => ({
  data: [...data],
  total,
  pages: total === null ? null : pagesOf(total, perPage),
});

/** Who takes nothing for so long, in milliseconds, is gone: a connection of the pool waits for them. */
const patience = 30_000;

/** The bytes of a file, as they are made. Answers once the first rows are there: what fails before is refused as in any call. */
async function stream<Filter, Row, Wire, Key extends number | string>(
  { db }: Context,
  list: ListSource<Filter, Row, Key>,
  asked: Asked<Filter>,
  file: ExportFile<Wire>,
  present: (row: Row) => Wire,
): Promise<PassThrough> {
  const body = new PassThrough({ highWaterMark: 1 << 18 });
  const begun = Promise.withResolvers<void>();
  const write = async (chunks: readonly Uint8Array[]) => {
    let isFull = false;
    for (const chunk of chunks) isFull = !body.write(chunk);
    begun.resolve();
    if (isFull) await drained(body, patience);
    if (body.destroyed) throw new Error('nobody takes the export any more');
  };
  const make = async () => {
    await readAll(db, list, asked, async (rows) => await write(await file.add(rows.map(present))));
    await write(await file.end());
    body.end();
  };
  make().catch((error: unknown) => {
    begun.reject(error);
    body.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  await begun.promise;
  return body;
}
