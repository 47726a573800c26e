import { adminSupportTexts as texts } from '@bolillero/texts/admin-support';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { settingsQuery } from '../../api/settings.ts';
import { useListTotal } from '../../components/table/use-list-page.ts';
import { useListState } from '../../components/table/use-list-state.ts';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import classes from '../../components/ui/tabs.module.css';
import { askMessages, messagesKey } from '../../features/admin-support/api.ts';
import { MessageList } from '../../features/admin-support/components/MessageList.tsx';
import { paths } from '../../paths.ts';

const here = paths.adminSupport();
const tabs = { open: undefined, answered: 'respuestas' } as const;

/** `/admin/soporte`: what people ask, and what they were answered. */
export function SupportDeskPage() {
  const search = useSearch({ from: '/office/admin/soporte' });
  const state = useListState(search);
  const timeZone = useQuery(settingsQuery()).data?.timeZone;
  const isAnswered = search.tab === 'respuestas';
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <nav aria-label={texts.title} className={classes.tabs}>
        <Tab name="open" isShown={!isAnswered} q={search.q} />
        <Tab name="answered" isShown={isAnswered} q={search.q} />
      </nav>
      <MessageList key={String(isAnswered)} state={state} answered={isAnswered} timeZone={timeZone} />
    </>
  );
}

interface TabProps {
  readonly name: keyof typeof tabs;
  readonly isShown: boolean;
  readonly q: string | undefined;
}

/** A list and how many it holds with what is searched for. */
function Tab({ name, isShown, q }: TabProps) {
  const answered = name === 'answered';
  const total = useListTotal({
    key: [...messagesKey, { answered }],
    search: { q },
    ask: (asked, signal) => askMessages(asked, { answered }, signal),
    interval: 30_000,
  });
  const tab = tabs[name];
  return (
    <Link
      {...here}
      search={{ ...(tab && { tab }), ...(q !== undefined && { q }) }}
      className={classes.tab}
      activeOptions={{ exact: true }}
      aria-current={isShown ? 'page' : undefined}
    >
      {texts.tabs[name]}
      {total !== undefined && <span className={classes.total}>{total}</span>}
    </Link>
  );
}
