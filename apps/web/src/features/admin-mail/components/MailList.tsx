import { adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { NoRows } from '../../../components/ui/NoRows.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type MailFilter, type MailPage, mailsPerPage } from '../api.ts';
import { MailTable } from './MailTable.tsx';

interface MailListProps {
  readonly mails: UseQueryResult<MailPage>;
  readonly filter: MailFilter;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

/** The mails that were asked for, page by page. */
export function MailList({ mails, filter, onPage, onClear }: MailListProps) {
  const isFiltered = filter.q !== undefined || filter.kind !== undefined;
  return (
    <Loaded
      query={mails}
      waiting={<RowsSkeleton rows={8} height={52} />}
      isEmpty={(page) => page.data.length === 0}
      empty={({ total }) => (
        <NoRows
          total={total}
          onFirstPage={() => onPage(1)}
          filtered={isFiltered ? { title: texts.emptyFound, hint: texts.emptyFoundHint, onClear } : null}
        >
          {filter.all ? (
            <EmptyState title={texts.emptyAll} hint={texts.emptyAllHint} />
          ) : (
            <EmptyState title={texts.empty} hint={texts.emptyHint} />
          )}
        </NoRows>
      )}
    >
      {({ data, total, pages }, { stale }) => (
        <>
          <MailTable mails={data} stale={stale} />
          <Pager page={filter.page} pages={pages} perPage={mailsPerPage} total={total} onPage={onPage} />
        </>
      )}
    </Loaded>
  );
}
