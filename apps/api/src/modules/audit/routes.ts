import { auditFilters, listAudit } from '@bolillero/contract/calls/audit';
import { serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { pageOf, pagesOf } from '../../wire/paging.ts';
import { presentEntry, presentPerson } from './presenter.ts';
import { readFilter } from './reader.ts';
import { list, people } from './repository.ts';

export const registerAudit: RegisterModule = (app, context) => {
  serve(app, context, listAudit, async ({ query }) => {
    const { sort, page, perPage } = query;
    const filter = readFilter(query, context.config.houseTimeZone);
    const { rows, total } = await list(context.db, filter, sort, pageOf(page, perPage));
    return { data: rows.map(presentEntry), total, pages: pagesOf(total, perPage) };
  });

  serve(app, context, auditFilters, async () => ({
    people: (await people(context.db)).map(presentPerson),
  }));
};
