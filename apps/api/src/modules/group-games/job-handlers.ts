import type { RegisterModule } from '../../register-module.ts';
import { numberOf } from '../settlement/jobs.ts';
import { closeDueGames } from './freeze.ts';
import { moveShareRefund, refundShareJob } from './refund-shares.ts';

const seconds = 1_000;

/** Group games' own work: closing them at their cut-off, and giving back what was not played. */
export const registerGroupGameJobs: RegisterModule = (_app, context) => {
  const { jobs } = context;
  jobs.every('group games past their cut-off', 5 * seconds, () => closeDueGames(context));
  jobs.handle(
    refundShareJob,
    async (payload) => await moveShareRefund(context, numberOf(payload, 'shareId')),
  );
};
