import type { RegisterModule } from '../../register-module.ts';
import { numberOf } from '../settlement/jobs.ts';
import { closeDueGames } from './freeze.ts';
import { settleLateGames } from './late-games.ts';
import { settleGamesJob } from './late-games-job.ts';
import { moveShareRefund, refundShareJob } from './refund-shares.ts';

const seconds = 1_000;

/** Group games' own work: closing them at their cut-off, giving back what was not played, and settling what comes after its result. */
export const registerGroupGameJobs: RegisterModule = (_app, context) => {
  const { jobs } = context;
  const refund = async (payload: unknown) => await moveShareRefund(context, numberOf(payload, 'shareId'));
  const settle = async (payload: unknown) => await settleLateGames(context, numberOf(payload, 'drawId'));
  jobs.every('group games past their cut-off', 5 * seconds, () => closeDueGames(context));
  jobs.handle(refundShareJob, refund);
  jobs.handle(settleGamesJob, settle);
};
