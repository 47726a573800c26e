import type { AdminUser } from '@bolillero/contract/entities/account';
import { adminUsersTexts as texts } from '@bolillero/texts/admin-users';
import { tableTexts } from '@bolillero/texts/table';
import { type ReactNode, useRef } from 'react';
import { ListPager } from '../../../components/table/ListPager.tsx';
import { rowsPerPage } from '../../../components/table/list-search.ts';
import { useListKeys } from '../../../components/table/use-list-keys.ts';
import type { ListPage } from '../../../components/table/use-list-page.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import { paths } from '../../../paths.ts';
import { useOfficeUser } from '../../../session/admin.ts';
import { type UsersSearch, useDeleteUser, useUsers } from '../api.ts';
import classes from './UserCard.module.css';
import { UserCard } from './UserCard.tsx';
import { UserFilters } from './UserFilters.tsx';

/** The users of the back-office as cards, page by page, searched and filtered by role. */
export function UserCards({ state }: { state: ListState<UsersSearch> }) {
  const root = useRef<HTMLDivElement>(null);
  useListKeys(root, { search: true, export: false });
  const list = useUsers(state.search);
  return (
    <div ref={root}>
      <UserFilters state={state} />
      {list.rows?.length === 0 && !list.stale ? (
        <NoUsers state={state} />
      ) : (
        <Found list={list}>
          {(users) => (
            <>
              <Cards users={users} stale={list.stale} />
              {(list.total ?? 0) > rowsPerPage[0] && (
                <ListPager
                  page={list.page}
                  perPage={list.perPage}
                  total={list.total}
                  shown={users.length}
                  onPage={state.turn}
                  onRows={(rows) => state.change({ rows: rows === rowsPerPage[0] ? undefined : rows })}
                />
              )}
            </>
          )}
        </Found>
      )}
    </div>
  );
}

interface FoundProps {
  readonly list: ListPage<AdminUser>;
  readonly children: (users: readonly AdminUser[]) => ReactNode;
}

function Found({ list, children }: FoundProps) {
  if (list.rows !== undefined) return children(list.rows);
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  return (
    <Loading>
      <div className={classes.grid}>
        {['first', 'second', 'third'].map((card) => (
          <RowsSkeleton key={card} rows={1} height={190} />
        ))}
      </div>
    </Loading>
  );
}

function Cards({ users, stale }: { users: readonly AdminUser[]; stale: boolean }) {
  const kept = useKeptFocus();
  const removal = useDeleteUser();
  const ownId = useOfficeUser()?.id;
  const remove = async (user: AdminUser) => {
    const yes = await confirm({
      title: texts.confirmRemove,
      message: texts.confirmRemoveOf(`${user.name} ${user.lastname}`),
      confirmLabel: texts.confirmYes,
      danger: true,
    });
    if (!yes) return;
    try {
      await removal.mutateAsync(user.id);
      showSuccess(texts.removed);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div ref={kept} className={classes.grid} data-stale={stale || undefined}>
      {users.map((user) => (
        <UserCard
          key={user.id}
          user={user}
          own={user.id === ownId}
          busy={removal.isPending && removal.variables === user.id}
          onRemove={() => void remove(user)}
        />
      ))}
    </div>
  );
}

/** Why there is no card, and what to do. */
function NoUsers({ state: { search, change, turn } }: { state: ListState<UsersSearch> }) {
  if ((search.page ?? 1) > 1) {
    const first = <Button onClick={() => turn(1)}>{tableTexts.toFirst}</Button>;
    return <EmptyState title={tableTexts.gone} action={first} />;
  }
  const asked = [
    ...(search.q ? [`${tableTexts.searched(search.q)} ${tableTexts.unaccented}`] : []),
    ...(search.role ? [tableTexts.filter(texts.role, texts.roles[search.role])] : []),
  ];
  if (asked.length > 0) {
    const all = <Button onClick={() => change({ q: undefined, role: undefined })}>{tableTexts.clear}</Button>;
    return (
      <EmptyState title={tableTexts.noMatch} hint={tableTexts.askedFor(asked.join(', '))} action={all} />
    );
  }
  return (
    <EmptyState
      title={texts.empty}
      hint={texts.emptyHint}
      action={<ButtonLink {...paths.adminNewUser()}>{texts.add}</ButtonLink>}
    />
  );
}
