import type { Call } from './call.ts';
import * as analysis from './calls/analysis.ts';
import * as analytic from './calls/analytic.ts';
import * as audit from './calls/audit.ts';
import * as checkouts from './calls/checkouts.ts';
import * as costumers from './calls/costumers.ts';
import * as dashboard from './calls/dashboard.ts';
import * as drawSources from './calls/draw-sources.ts';
import * as faq from './calls/faq.ts';
import * as forecasts from './calls/forecasts.ts';
import * as groupGames from './calls/group-games.ts';
import * as groupGamesOffice from './calls/group-games-office.ts';
import * as house from './calls/house.ts';
import * as lotteries from './calls/lotteries.ts';
import * as lotteryOffice from './calls/lottery-office.ts';
import * as mail from './calls/mail.ts';
import * as notifications from './calls/notifications.ts';
import * as officePayments from './calls/office-payments.ts';
import * as payments from './calls/payments.ts';
import * as playSets from './calls/play-sets.ts';
import * as players from './calls/players.ts';
import * as proof from './calls/proof.ts';
import * as purchases from './calls/purchases.ts';
import * as refunds from './calls/refunds.ts';
import * as resultCalendar from './calls/result-calendar.ts';
import * as resultDates from './calls/result-dates.ts';
import * as resultList from './calls/result-list.ts';
import * as results from './calls/results.ts';
import * as samples from './calls/samples.ts';
import * as soundness from './calls/soundness.ts';
import * as study from './calls/study.ts';
import * as subscriptions from './calls/subscriptions.ts';
import * as support from './calls/support.ts';
import * as system from './calls/system.ts';
import * as userSecurity from './calls/user-security.ts';
import * as users from './calls/users.ts';
import * as winners from './calls/winners.ts';

const modules = [
  analysis,
  analytic,
  audit,
  checkouts,
  costumers,
  dashboard,
  drawSources,
  faq,
  forecasts,
  groupGames,
  groupGamesOffice,
  house,
  lotteries,
  lotteryOffice,
  mail,
  notifications,
  officePayments,
  payments,
  playSets,
  players,
  proof,
  purchases,
  refunds,
  resultCalendar,
  resultDates,
  resultList,
  results,
  samples,
  soundness,
  study,
  subscriptions,
  support,
  system,
  userSecurity,
  users,
  winners,
] as const;

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value;

/** Every call of the interface. The server registers each of them; tests walk the list. */
export const allCalls: readonly Call[] = modules.flatMap((module) =>
  Object.values<unknown>(module).filter(isCall),
);
