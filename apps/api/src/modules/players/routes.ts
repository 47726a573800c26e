import { Readable } from 'node:stream';
import {
  addPlayerNote,
  closePlayer,
  closingOfPlayer,
  deletePlayerNote,
  endPlayerSessions,
  exportPlayers,
  handOutPlayerData,
  listPlayers,
  playerPage,
  revealPlayerDni,
  setPlayerPassword,
  updatePlayer as updateCall,
} from '@bolillero/contract/calls/players';
import { adminPlayersTexts } from '@bolillero/texts/admin-players';
import { personalDataTexts } from '@bolillero/texts/players';
import { AppError } from '../../errors/app-error.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import { serveList } from '../../plugins/serve-list.ts';
import { originOf } from '../../plugins/sessions.ts';
import type { RegisterModule } from '../../register-module.ts';
import { closeAccount, readClosing } from './closing.ts';
import { playerColumns } from './export-presenter.ts';
import { handOutData } from './hand-out.ts';
import { addNote, deleteNote } from './notes.ts';
import { list as listNotes } from './notes-repository.ts';
import { readPage } from './page.ts';
import { presentNotes, presentPage, presentPrizes } from './page-presenter.ts';
import { thePlayer } from './player.ts';
import { presentPlayer, presentPlayerRow } from './presenter.ts';
import { readFilter } from './reader.ts';
import { players } from './repository.ts';
import { revealDni, updatePlayer } from './service.ts';
import { endSessions, setPassword } from './sign-ins.ts';

/** Customers as the office works with them. */
export const registerPlayers: RegisterModule = (app, context) => {
  const notesOf = async (customerId: number, adminId: number) =>
    presentNotes(await listNotes(context.db, customerId), adminId);

  serveList(app, context, [listPlayers, exportPlayers], {
    list: players,
    prepare: async ({ query }) => ({
      filter: readFilter(query, context.config.houseTimeZone),
      present: presentPlayerRow,
    }),
    file: { name: adminPlayersTexts.file, columns: playerColumns, personal: true },
  });

  serve(app, context, playerPage, async ({ params, identity }) => {
    const read = await readPage(context, params.id);
    return { data: presentPage(read, adminOf({ identity }).adminId, context.clock.now()) };
  });

  serve(app, context, updateCall, async ({ params, body, identity }) => {
    await updatePlayer(context, adminOf({ identity }), params.id, body);
    return { ok: true, data: presentPlayer(await thePlayer(context, params.id)) };
  });

  serve(app, context, setPlayerPassword, async ({ params, body, identity, request }) => {
    const { new_password: password = '', new_confirmation: confirmation = '', costumer_id: said } = body;
    if (said !== undefined && said !== params.id) throw new AppError('not-found');
    const typed = { password, confirmation };
    const sessions = await setPassword(context, adminOf({ identity }), params.id, typed, originOf(request));
    return { ok: true, sessions };
  });

  serve(app, context, endPlayerSessions, async ({ params, identity, request }) => ({
    ok: true,
    sessions: await endSessions(context, adminOf({ identity }), params.id, originOf(request)),
  }));

  serve(app, context, revealPlayerDni, async ({ params, identity }) => ({
    ok: true,
    data: await revealDni(context, adminOf({ identity }), params.id),
  }));

  serve(app, context, addPlayerNote, async ({ params, body, identity }) => {
    const admin = adminOf({ identity });
    await addNote(context, admin, params.id, body.text);
    return { ok: true, data: await notesOf(params.id, admin.adminId) };
  });

  serve(app, context, deletePlayerNote, async ({ params, body, identity }) => {
    const admin = adminOf({ identity });
    await deleteNote(context, admin, params.id, body.note);
    return { ok: true, data: await notesOf(params.id, admin.adminId) };
  });

  serve(app, context, closingOfPlayer, async ({ params }) => {
    const { asked, obstacles, prizes, subscribedUntil } = await readClosing(context, params.id);
    return {
      data: {
        asked,
        obstacles,
        prizes: presentPrizes(prizes),
        subscribed_until: subscribedUntil?.toISOString() ?? null,
      },
    };
  });

  serve(app, context, closePlayer, async ({ params, body, identity }) => {
    const { name, prizes_paid: prizesPaid = false } = body;
    await closeAccount(context, adminOf({ identity }), params.id, { name, prizesPaid });
    return { ok: true };
  });

  serve(app, context, handOutPlayerData, async ({ params, identity, reply }) => {
    const pieces = await handOutData(context, adminOf({ identity }), params.id);
    const name = personalDataTexts.fileName(params.id);
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(pieces));
  });
};
