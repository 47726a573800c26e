import { Readable } from 'node:stream';
import { exportProof, proofHead, verifyFile } from '@bolillero/contract/calls/proof';
import { genesis } from '@bolillero/domain/proof/entry';
import { serve } from '../../plugins/calls.ts';
import { entriesOf, lastEntry } from '../../proof/repository.ts';
import type { RegisterModule } from '../../register-module.ts';
import { exportChunks } from './export.ts';
import { presentHead, presentRecord } from './presenter.ts';

export const registerProof: RegisterModule = (app, context) => {
  const { db } = context;

  serve(app, context, verifyFile, async ({ query }) => {
    const records = (await entriesOf(db, query.sha256)).map(presentRecord);
    const [first] = records;
    if (first === undefined) return { ok: false };
    const { kind, recorded_at, draw } = first;
    const head = presentHead((await lastEntry(db)) ?? genesis);
    return { ok: true, kind, recorded_at, draw, records, head };
  });

  serve(app, context, proofHead, async () => {
    const last = await lastEntry(db);
    if (last === null) return { ...presentHead(genesis), recorded_at: null };
    return { ...presentHead(last), recorded_at: presentRecord(last).recorded_at };
  });

  serve(
    app,
    context,
    exportProof,
    async ({ query, reply }) =>
      await reply
        .type(exportProof.produces)
        .headers({
          'content-disposition': 'attachment; filename="cadena.jsonl"',
          'cache-control': 'no-store',
        })
        .send(Readable.from(exportChunks(db, query))),
  );
};
