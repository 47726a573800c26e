import { adminMailTexts as texts } from '@bolillero/texts/admin-mail';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { useMails } from '../../features/admin-mail/api.ts';
import { MailFilters, type MailFilterValues } from '../../features/admin-mail/components/MailFilters.tsx';
import { MailList } from '../../features/admin-mail/components/MailList.tsx';
import { paths } from '../../paths.ts';

const here = paths.adminMail();

/** `/admin/correo`: the mails that do not get through, why, and the way to send them again. */
export function MailPage() {
  const { page = 1, q, kind, todos } = useSearch({ from: '/office/admin/correo' });
  const navigate = useNavigate();
  const filter = { all: todos === true, page, q, kind };
  const mails = useMails(filter);
  const onFilter = useCallback(
    (values: MailFilterValues) =>
      void navigate({ ...here, search: given(values), replace: true, resetScroll: false }),
    [navigate],
  );
  const onPage = (next: number) =>
    void navigate({
      ...here,
      search: { ...given(filter), ...(next > 1 && { page: next }) },
      resetScroll: false,
    });
  return (
    <>
      <PageHeader title={texts.title} subtitle={filter.all ? texts.subtitleAll : texts.subtitle} />
      <MailFilters values={filter} onChange={onFilter} />
      <MailList
        mails={mails}
        filter={filter}
        onPage={onPage}
        onClear={() => onFilter({ all: filter.all, q: undefined, kind: undefined })}
      />
    </>
  );
}

/** The filters that say something, as they stand in the address. */
function given({ all, q, kind }: MailFilterValues) {
  return {
    ...(all && { todos: true as const }),
    ...(q !== undefined && { q }),
    ...(kind !== undefined && { kind }),
  };
}
