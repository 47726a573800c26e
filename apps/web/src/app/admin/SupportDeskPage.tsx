import { adminSupportTexts as texts } from '@bolillero/texts/admin-support';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { SearchField } from '../../components/ui/SearchField.tsx';
import table from '../../components/ui/table.module.css';
import classes from '../../components/ui/tabs.module.css';
import { useMessages } from '../../features/admin-support/api.ts';
import { MessageList } from '../../features/admin-support/components/MessageList.tsx';
import support from '../../features/admin-support/components/Support.module.css';
import { paths } from '../../paths.ts';

const here = paths.adminSupport();

/** `/admin/soporte`: what people ask, and what they were answered. */
export function SupportDeskPage() {
  const search = useSearch({ from: '/office/admin/soporte' });
  const navigate = useNavigate();
  const { page = 1, q, tab } = search;
  const answered = tab === 'respuestas';
  const filters = {
    open: { answered: false, page: answered ? 1 : page, q },
    answered: { answered: true, page: answered ? page : 1, q },
  };
  // both are asked, since each tab tells how many it holds
  const lists = { open: useMessages(filters.open), answered: useMessages(filters.answered) };
  const shown = answered ? 'answered' : 'open';

  const go = useCallback(
    (next: typeof search, replace = false) =>
      void navigate({ ...here, search: next, replace, resetScroll: false }),
    [navigate],
  );
  const onSearch = useCallback(
    (wanted: string | undefined) => go({ ...(tab && { tab }), ...(wanted && { q: wanted }) }, true),
    [go, tab],
  );
  const inTab = { ...(tab && { tab }) };
  const asked = { ...(q !== undefined && { q }) };

  const tabLink = (to: typeof search, name: keyof typeof lists) => (
    <Link
      {...here}
      search={to}
      className={classes.tab}
      activeOptions={{ exact: true }}
      aria-current={name === shown ? 'page' : undefined}
    >
      {texts.tabs[name]}
      {lists[name].data && <span className={classes.total}>{lists[name].data.total}</span>}
    </Link>
  );
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <nav aria-label={texts.title} className={classes.tabs}>
        {tabLink(asked, 'open')}
        {tabLink({ tab: 'respuestas', ...asked }, 'answered')}
      </nav>
      <search className={table.filters}>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.search}
          className={support.search}
          q={q}
          onSearch={onSearch}
        />
      </search>
      <MessageList
        messages={lists[shown]}
        filter={filters[shown]}
        onPage={(next) => go({ ...inTab, ...asked, ...(next > 1 && { page: next }) })}
        onClear={() => go(inTab)}
      />
    </>
  );
}
