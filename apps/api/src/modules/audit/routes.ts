import { listAudit } from '@bolillero/contract/calls/audit';
import { serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { pageOf, pagesOf } from '../../wire/paging.ts';
import { presentEntry } from './presenter.ts';
import { list } from './repository.ts';

export const registerAudit: RegisterModule = (app, context) => {
  serve(app, context, listAudit, async ({ query }) => {
    const { q = '', sort, page, perPage, entity, entity_id: entityId } = query;
    const filter = { q: q.trim(), entity, entityId };
    const { rows, total } = await list(context.db, filter, sort, pageOf(page, perPage));
    return { data: rows.map(presentEntry), total, pages: pagesOf(total, perPage) };
  });
};
