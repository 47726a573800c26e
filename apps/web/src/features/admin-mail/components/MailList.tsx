import { adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type MailFilter, type MailPage, mailsPerPage } from '../api/mails.ts';
import { MailTable } from './MailTable.tsx';

interface MailListProps {
  readonly mails: UseQueryResult<MailPage>;
  readonly filter: MailFilter;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

/** The mails that were asked for, page by page. */
export function MailList({ mails, filter, onPage, onClear }: MailListProps) {
  if (mails.isPending) {
    return (
      <Loading>
        <RowsSkeleton rows={8} height={52} />
      </Loading>
    );
  }
  if (mails.isError) return <ErrorState error={mails.error} onRetry={() => void mails.refetch()} />;
  const { data: page, isPlaceholderData: stale } = mails;
  if (page.data.length === 0 && !stale) {
    if (page.total > 0) {
      return (
        <EmptyState
          title={texts.emptyPage}
          action={<Button onClick={() => onPage(1)}>{texts.firstPage}</Button>}
        />
      );
    }
    if (filter.q !== undefined || filter.kind !== undefined) {
      return (
        <EmptyState
          title={texts.emptyFound}
          hint={texts.emptyFoundHint}
          action={<Button onClick={onClear}>{texts.clear}</Button>}
        />
      );
    }
    return filter.all ? (
      <EmptyState title={texts.emptyAll} hint={texts.emptyAllHint} />
    ) : (
      <EmptyState title={texts.empty} hint={texts.emptyHint} />
    );
  }
  return (
    <>
      <MailTable mails={page.data} stale={stale} />
      <Pager
        page={filter.page}
        pages={page.pages}
        perPage={mailsPerPage}
        total={page.total}
        onPage={onPage}
      />
    </>
  );
}
