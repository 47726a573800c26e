import { auditFilters, exportAudit, listAudit } from '@bolillero/contract/calls/audit';
import { adminAuditTexts } from '@bolillero/texts/admin-audit';
import { serve } from '../../plugins/calls.ts';
import { serveList } from '../../plugins/serve-list.ts';
import type { RegisterModule } from '../../register-module.ts';
import { exportColumns } from './export-presenter.ts';
import { presentEntry, presentPerson } from './presenter.ts';
import { readFilter } from './reader.ts';
import { changes, people } from './repository.ts';

export const registerAudit: RegisterModule = (app, context) => {
  serveList(app, context, [listAudit, exportAudit], {
    list: changes,
    prepare: async ({ query }) => ({
      filter: readFilter(query, context.config.houseTimeZone),
      present: presentEntry,
    }),
    file: { name: adminAuditTexts.file, columns: exportColumns },
  });

  serve(app, context, auditFilters, async () => ({
    people: (await people(context.db)).map(presentPerson),
  }));
};
