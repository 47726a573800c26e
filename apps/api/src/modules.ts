import { registerAnalysis } from './modules/analysis/routes.ts';
import { registerAnalytic } from './modules/analytic/routes.ts';
import { registerAudit } from './modules/audit/routes.ts';
import { registerCheckouts } from './modules/checkouts/routes.ts';
import { registerCustomers } from './modules/customers/routes.ts';
import { registerDashboard } from './modules/dashboard/routes.ts';
import { registerDrawSources } from './modules/draw-sources/routes.ts';
import { registerResultOffice } from './modules/draws/office-routes.ts';
import { registerDraws } from './modules/draws/routes.ts';
import { registerFaq } from './modules/faq/routes.ts';
import { registerForecasts } from './modules/forecasts/routes.ts';
import { registerGroupGameJobs } from './modules/group-games/job-handlers.ts';
import { registerGroupGameOffice } from './modules/group-games/office-routes.ts';
import { registerGroupGames } from './modules/group-games/routes.ts';
import { registerHouse } from './modules/house/routes.ts';
import { registerImports } from './modules/imports/routes.ts';
import { registerLimits } from './modules/limits/routes.ts';
import { registerLotteryOffice } from './modules/lotteries/office-routes.ts';
import { registerLotteries } from './modules/lotteries/routes.ts';
import { registerMail } from './modules/mail/routes.ts';
import { registerNotifications } from './modules/notifications/routes.ts';
import { registerOfficePayments } from './modules/office-payments/routes.ts';
import { registerPayments } from './modules/payments/routes.ts';
import { registerPlaySets } from './modules/play-sets/routes.ts';
import { registerPlayers } from './modules/players/routes.ts';
import { registerProof } from './modules/proof/routes.ts';
import { registerTicketLists } from './modules/purchases/lists-routes.ts';
import { registerPurchases } from './modules/purchases/routes.ts';
import { registerSamples } from './modules/samples/routes.ts';
import { registerSettlementJobs } from './modules/settlement/job-handlers.ts';
import { registerSoundness } from './modules/soundness/routes.ts';
import { registerStudy } from './modules/study/routes.ts';
import { registerSubscriptions } from './modules/subscriptions/routes.ts';
import { registerSupport } from './modules/support/routes.ts';
import { registerSystem } from './modules/system/routes.ts';
import { registerUsers } from './modules/users/routes.ts';
import { registerWinners } from './modules/winners/routes.ts';
import type { RegisterModule } from './register-module.ts';

/** Every module of the server. */
export const modules: readonly RegisterModule[] = [
  registerAnalysis,
  registerAnalytic,
  registerAudit,
  registerCheckouts,
  registerCustomers,
  registerDashboard,
  registerDraws,
  registerDrawSources,
  registerFaq,
  registerForecasts,
  registerGroupGameOffice,
  registerGroupGames,
  registerGroupGameJobs,
  registerImports,
  registerHouse,
  registerLimits,
  registerLotteries,
  registerLotteryOffice,
  registerMail,
  registerNotifications,
  registerOfficePayments,
  registerPayments,
  registerPlaySets,
  registerPlayers,
  registerProof,
  registerPurchases,
  registerResultOffice,
  registerSamples,
  registerTicketLists,
  // No calls: the jobs that results and tickets leave behind.
  registerSettlementJobs,
  registerSoundness,
  registerStudy,
  registerSubscriptions,
  registerSupport,
  registerSystem,
  registerUsers,
  registerWinners,
];
