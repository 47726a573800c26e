import { PlayNumbers } from '@bolillero/contract/calls/checkouts';
import {
  activatePena,
  attachPenaLines,
  createPena,
  createPenaLines,
  createPenaToo,
  deletePena,
  exportPenaGames,
  exportPenaLedger,
  exportPenaParticipants,
  listPenaGames,
  listPenaParticipants,
  listPenas,
  PenaMultipliers,
  penaLedger,
  penaLines,
  penaLinesFile,
  setPenaMultipliers,
  TypedPenaLines,
} from '@bolillero/contract/calls/group-games-office';
import { type ExportFormat, exportTypes } from '@bolillero/contract/list';
import { lineBalls, writeLine } from '@bolillero/domain/group-games/line-file';
import { groupOfficeExport } from '@bolillero/texts/group-office';
import { recordExport } from '../../audit/record-export.ts';
import { AppError } from '../../errors/app-error.ts';
import { createCsv } from '../../lists/export-csv.ts';
import { createWorkbook } from '../../lists/export-xlsx.ts';
import { adminOf, type Input, serve } from '../../plugins/calls.ts';
import { parseJsonText, type SchemaCompiler } from '../../plugins/json-text.ts';
import { receiveForm } from '../../plugins/receive-file.ts';
import { serveList } from '../../plugins/serve-list.ts';
import type { RegisterModule } from '../../register-module.ts';
import { lotteriesOf } from '../purchases/service.ts';
import { attachLines, lineFileBelow } from './attach-lines.ts';
import type { GameWithFile } from './games-repository.ts';
import { readLedger } from './ledger-facts.ts';
import { hitsOfLines } from './line-hits.ts';
import { enterMultipliers } from './line-multipliers.ts';
import { linesWithWins } from './lines-repository.ts';
import { gameColumns, ledgerColumns, participantColumns } from './office-export-presenter.ts';
import { activateGame, createGame, deleteGame, known } from './office-games.ts';
import { presentLedger, presentParticipant } from './office-presenter.ts';
import { linesFileOf, newestGames, officeGames } from './office-repository.ts';
import { findNumbers } from './own-games-repository.ts';
import { participants } from './participants-repository.ts';
import { presentPena } from './present-game.ts';
import { presentDivision, presentLine } from './present-line.ts';

/** Games that a list without pages answers. */
const mostListed = 100;

/** 'Juegos en Grupo' of the office. */
export const registerGroupGameOffice: RegisterModule = (app, context) => {
  const { db, clock, config } = context;

  const presenter = async () => {
    const lotteryOf = await lotteriesOf(context);
    return (game: GameWithFile) => presentPena(game, lotteryOf(game.row.lotteryId), clock.now());
  };

  serve(app, context, listPenas, async () => {
    const present = await presenter();
    const all = await newestGames(db, mostListed, false);
    const activated = await newestGames(db, mostListed, true);
    return { data: all.map(present), data_activate: activated.map(present) };
  });

  serveList(app, context, [listPenaGames, exportPenaGames], {
    list: officeGames,
    prepare: async ({ query: { q = '', lottery_id: lotteryId, activated: isActivated } }) => ({
      filter: { q: q.trim(), lotteryId, isActivated },
      present: await presenter(),
    }),
    file: { name: groupOfficeExport.file, columns: gameColumns },
  });

  const create = async (input: Pick<Input<typeof createPena>, 'body' | 'identity'>) => {
    const { body } = input;
    const made = await createGame(context, adminOf(input), {
      lotteryId: body.loterie_id ?? null,
      lines: body.type ?? null,
      participations: body.participations ?? null,
      drawDate: body.date_lottery ?? null,
      sharePrice: body.share_price ?? null,
    });
    return { ok: true, data: (await presenter())(made) };
  };
  // Two names of one operation.
  serve(app, context, createPena, create);
  serve(app, context, createPenaToo, create);

  serve(app, context, activatePena, async (input) => {
    const { date_lottery: drawDate = null, share_price: sharePrice = null } = input.body ?? {};
    const game = await activateGame(context, adminOf(input), input.params.id, { drawDate, sharePrice });
    return { ok: true, data: (await presenter())(game) };
  });

  serve(app, context, deletePena, async (input) => {
    const game = await deleteGame(context, adminOf(input), input.params.id);
    return { ok: true, data: (await presenter())(game) };
  });

  const linesOfGame = async (id: number) => {
    const { row } = await known(db, id);
    const numbers = row.settledDrawId === null ? null : await findNumbers(db, row.settledDrawId);
    const hitsOf = hitsOfLines((await lotteriesOf(context))(row.lotteryId), row, numbers);
    const special = numbers?.special ?? null;
    return (await linesWithWins(db, id)).map((line) => presentLine(line, row, hitsOf, special));
  };

  serve(app, context, penaLines, async ({ params }) => ({ data: await linesOfGame(params.id) }));

  serve(app, context, attachPenaLines, async (input) => {
    const { id } = input.params;
    await known(db, id);
    const form = await receiveForm(input.request, { files: ['file'], below: lineFileBelow });
    const file = form.files.get('file');
    if (file === undefined) throw new AppError('file-missing');
    return { ok: true, ...(await attachLines(context, adminOf(input), id, file)) };
  });

  serve(app, context, createPenaLines, async (input) => {
    const { id, data } = input.body;
    await known(db, id);
    const bytes = Buffer.from(readTypedLines(input.request, data));
    const file = { name: `lineas-${id}.txt`, bytes };
    return { ok: true, ...(await attachLines(context, adminOf(input), id, file)) };
  });

  serve(app, context, penaLinesFile, async ({ params, reply }) => {
    const file = await linesFileOf(db, params.id);
    if (file === null) throw new AppError('not-found');
    return await reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="lineas-${params.id}.txt"`)
      .header('cache-control', 'no-store')
      .send(file.bytes);
  });

  serve(app, context, setPenaMultipliers, async (input) => {
    const { id } = input.params;
    const path = 'potenciadores';
    const typed = parseJsonText<typeof PenaMultipliers>(
      input.request,
      PenaMultipliers,
      input.body.potenciadores,
      path,
    );
    await enterMultipliers(context, adminOf(input), id, typed);
    return { ok: true, data: await linesOfGame(id) };
  });

  serveList(app, context, [listPenaParticipants, exportPenaParticipants], {
    list: participants,
    prepare: async ({ params, query: { q = '' } }) => {
      const { row } = await known(db, params.id);
      const isSettled = row.settledDrawId !== null;
      return {
        filter: { gameId: params.id, q: q.trim() },
        present: (one) => presentParticipant(one, isSettled),
      };
    },
    file: { name: groupOfficeExport.participantsFile, columns: participantColumns, personal: true },
  });

  const ledgerOf = async (id: number) => {
    const { row } = await known(db, id);
    const { currency } = (await lotteriesOf(context))(row.lotteryId);
    const lines = await linesWithWins(db, id);
    const ledger = presentLedger(await readLedger(db, row, lines, currency));
    return { ...ledger, division: presentDivision(lines, row, currency) };
  };

  serve(app, context, penaLedger, async ({ params }) => ({ data: await ledgerOf(params.id) }));

  serve(app, context, exportPenaLedger, async (input) => {
    const { id } = input.params;
    const { format } = input.query as { readonly format: ExportFormat };
    const { entries } = await ledgerOf(id);
    const name = groupOfficeExport.ledgerFile(id);
    await recordExport(db, adminOf(input), clock.date(), { list: name, asked: { format } });
    const zone = config.houseTimeZone;
    const file =
      format === 'csv'
        ? createCsv(ledgerColumns, zone)
        : createWorkbook(ledgerColumns, zone, { sheetName: name, at: clock.date() });
    const parts = [...(await file.add(entries)), ...(await file.end())];
    return await input.reply
      .type(format === 'csv' ? `${exportTypes.csv}; charset=utf-8` : exportTypes.xlsx)
      .header('content-disposition', `attachment; filename="${name}.${format}"`)
      .header('cache-control', 'no-store')
      .send(Buffer.concat(parts));
  });
};

/** The lines of a body as a file of theirs has them. */
function readTypedLines(request: SchemaCompiler, data: unknown): string {
  const typed = parseJsonText<typeof TypedPenaLines>(request, TypedPenaLines, data, 'data');
  const texts = typed.map((line, index) => {
    if (typeof line === 'string') return line;
    const path = `data.${index}.balls`;
    const balls = parseJsonText<typeof PlayNumbers>(request, PlayNumbers, line.balls, path);
    const special = line.ball_red ?? null;
    // More balls than a line has places for are not cut off: the line is refused.
    const isWhole = balls.length <= lineBalls;
    return isWhole ? writeLine({ balls, special }) : [...balls, special ?? 0].join('|');
  });
  return texts.map((text) => `${text}\r\n`).join('');
}
