import { dashboard, dashboardParts } from '@bolillero/contract/calls/dashboard';
import { adminOf, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import {
  presentFailing,
  presentQuestions,
  presentSales,
  presentSeries,
  presentTickets,
} from './presenter.ts';
import {
  countsDue,
  mailFailing,
  partsFor,
  questionsOpen,
  recentSales,
  seriesDue,
  ticketsDue,
} from './service.ts';

export const registerDashboard: RegisterModule = (app, context) => {
  serve(app, context, dashboard, async (input) => {
    const { role } = adminOf(input);
    const parts = partsFor(role, input.query.part, dashboardParts);
    const wants = (part: (typeof dashboardParts)[number]) => parts.includes(part);
    return {
      ...(wants('results') && { results: (await seriesDue(context)).map(presentSeries) }),
      ...(wants('tickets') && { tickets: presentTickets(await ticketsDue(context)) }),
      ...(wants('questions') && { questions: presentQuestions(await questionsOpen(context)) }),
      ...(wants('mail') && { mail: presentFailing(await mailFailing(context)) }),
      ...(wants('sales') && { sales: presentSales(await recentSales(context)) }),
      ...(wants('counts') && { counts: await countsDue(context, role) }),
    };
  });
};
