import {
  confirmDrawProposal,
  createDrawSource,
  dismissDrawProposal,
  listDrawProposals,
  listDrawSources,
  lookAtDrawSource,
  updateDrawSource,
} from '@bolillero/contract/calls/draw-sources';
import { seriesNumber } from '@bolillero/domain/games/series';
import { playedSeries } from '../../catalogue/catalogue.ts';
import { AppError } from '../../errors/app-error.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { readAmount } from '../draws/reader.ts';
import { confirmProposal, dismissProposal } from './decisions.ts';
import { lookAtDueSources } from './look.ts';
import { presentMissing, presentProposal, presentSource } from './presenter.ts';
import { openProposals, sourceReports } from './proposals.ts';
import { readSettings } from './reader.ts';
import type { SourceRow } from './repository.ts';
import { createSource, lookNow, updateSource } from './service.ts';

/** How often each process asks whether a source is due, in milliseconds. */
const askEvery = 60_000;

export const registerDrawSources: RegisterModule = (app, context) => {
  const { catalogue, config, jobs } = context;
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  jobs.every('sources of results', askEvery, () => lookAtDueSources(context, stopping.signal));

  /** A source with what it came to, after a change. */
  const told = async ({ id }: SourceRow) => {
    const report = (await sourceReports(context)).find(({ source }) => source.id === id);
    if (report === undefined) throw new AppError('not-found');
    return { ok: true, data: presentSource(report) };
  };

  serve(app, context, listDrawSources, async () => ({
    data: (await sourceReports(context)).map(presentSource),
  }));

  serve(app, context, createDrawSource, async ({ identity, body }) => {
    const lottery = await catalogue.find({ id: body.lottery_id });
    const series = seriesNumber(playedSeries(lottery, body.type));
    const { kind } = body;
    const settings = readSettings(body, kind, config);
    const admin = adminOf({ identity });
    return await told(
      await createSource(context, admin, { ...settings, lotteryId: lottery.id, series, kind }),
    );
  });

  serve(app, context, updateDrawSource, async ({ identity, params, body }) => {
    const of = { id: params.id, revision: body.revision };
    const read = ({ kind }: SourceRow) => readSettings(body, kind, config);
    return await told(await updateSource(context, adminOf({ identity }), of, read));
  });

  serve(app, context, lookAtDrawSource, async ({ identity, params }) =>
    told(await lookNow(context, adminOf({ identity }), params.id)),
  );

  serve(app, context, listDrawProposals, async ({ query: { lottery_id: lotteryId, type: series } }) => {
    const isAsked = (row: SourceRow) =>
      (lotteryId === undefined || row.lotteryId === lotteryId) &&
      (series === undefined || row.series === series);
    const reports = await sourceReports(context);
    return {
      data: (await openProposals(context, { lotteryId, series })).map(presentProposal),
      missing: presentMissing(reports.filter(({ source }) => isAsked(source))),
    };
  });

  serve(app, context, confirmDrawProposal, async ({ identity, params, body }) => {
    const { revision } = body;
    const amount = readAmount(body.amount, 'amount');
    const saved = await confirmProposal(context, adminOf({ identity }), params.id, { revision, amount });
    return { ok: true, data: { id: saved.id, warnings: [...saved.warnings] } };
  });

  serve(app, context, dismissDrawProposal, async ({ identity, params, body }) => {
    const decision = { revision: body.revision, reason: body.reason.trim() };
    const proposal = await dismissProposal(context, adminOf({ identity }), params.id, decision);
    return { ok: true, data: presentProposal(proposal) };
  });
};
