import type { AdminUser } from '@bolillero/contract/entities/account';
import { adminUsersTexts as texts } from '@bolillero/texts/admin-users';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { Pager } from '../../../components/ui/Pager.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import { paths } from '../../../paths.ts';
import { useAdminSession } from '../../../session/admin.ts';
import { useDeleteUser, usersPerPage, useUsers } from '../api.ts';
import classes from './UserCard.module.css';
import { UserCard } from './UserCard.tsx';

/** The users of the back-office, page by page. */
export function UserCards({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const kept = useKeptFocus();
  const users = useUsers(page);
  const removal = useDeleteUser();
  const session = useAdminSession();
  const ownId = session.state === 'in' ? session.person.id : null;

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
    <Loaded
      query={users}
      waiting={
        <div className={classes.grid}>
          <RowsSkeleton rows={1} height={170} />
          <RowsSkeleton rows={1} height={170} />
          <RowsSkeleton rows={1} height={170} />
        </div>
      }
      isEmpty={({ data }) => data.length === 0}
      empty={
        <EmptyState
          title={texts.empty}
          hint={texts.emptyHint}
          action={<ButtonLink {...paths.adminNewUser()}>{texts.add}</ButtonLink>}
        />
      }
    >
      {({ data, total, pages }, { stale }) => (
        <>
          <div ref={kept} className={classes.grid} data-stale={stale || undefined}>
            {data.map((user) => (
              <UserCard
                key={user.id}
                user={user}
                own={user.id === ownId}
                busy={removal.isPending && removal.variables === user.id}
                onRemove={() => void remove(user)}
              />
            ))}
          </div>
          {pages > 1 && (
            <Pager page={page} pages={pages} perPage={usersPerPage} total={total} onPage={onPage} />
          )}
        </>
      )}
    </Loaded>
  );
}
