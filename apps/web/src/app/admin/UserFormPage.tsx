import type { AdminUser } from '@bolillero/contract/entities/account';
import { adminUsersTexts as texts } from '@bolillero/texts/admin-users';
import { useNavigate, useParams } from '@tanstack/react-router';
import { confirm } from '../../components/ui/dialog-store.ts';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { showSuccess } from '../../components/ui/notice-store.ts';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { RecordHistory } from '../../features/admin-audit/components/RecordHistory.tsx';
import { FactorOfUser } from '../../features/admin-security/components/FactorOfUser.tsx';
import classes from '../../features/admin-security/components/Security.module.css';
import { Sessions } from '../../features/admin-security/components/Sessions.tsx';
import { useCreateUser, useUpdateUser, useUser } from '../../features/admin-users/api.ts';
import { UserForm } from '../../features/admin-users/components/UserForm.tsx';
import { editedUser, sentUser, type UserFormValues } from '../../features/admin-users/user-form-rules.ts';
import { paths } from '../../paths.ts';
import { updateOwnUser, useOfficeUser } from '../../session/admin.ts';

/** `/admin/newUser`. */
export function NewUserPage() {
  const navigate = useNavigate();
  const creation = useCreateUser();
  return (
    <>
      <PageHeader title={texts.newTitle} />
      <UserForm
        user={null}
        onLeave={() => void navigate(paths.adminUsers())}
        onSave={async (values) => {
          await creation.mutateAsync(sentUser(values));
          showSuccess(texts.created);
          return true;
        }}
      />
    </>
  );
}

/** `/admin/editUser/{id}`. */
export function EditUserPage() {
  const id = Number(useParams({ from: '/office/admin/editUser/$id' }).id);
  const navigate = useNavigate();
  const user = useUser(id);
  const change = useUpdateUser(id);
  const own = useOfficeUser()?.id;
  const save = async (saved: AdminUser, values: UserFormValues): Promise<boolean> => {
    const leaves = id === own && saved.role === 'administrator' && values.role !== 'administrator';
    if (leaves && !(await mayLeaveRole())) return false;
    const changed = await change.mutateAsync({ values: sentUser(values), leavesAdministration: leaves });
    if (id === own) updateOwnUser(changed);
    showSuccess(texts.updated);
    return true;
  };
  return (
    <>
      <PageHeader title={texts.editTitle} />
      <Loaded query={user} waiting={<RowsSkeleton rows={4} height={60} />}>
        {(saved) => (
          <div className={classes.parts}>
            <UserForm
              user={editedUser(saved)}
              onLeave={() => void navigate(paths.adminUsers())}
              onSave={(values) => save(saved, values)}
            />
            {id !== own && (
              <>
                <FactorOfUser user={saved} onReset={() => void user.refetch()} />
                <Sessions whose={id} />
              </>
            )}
            <RecordHistory entity="admin_user" id={id} folded />
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Whoever gives up being an administrator cannot take it back alone. */
function mayLeaveRole(): Promise<boolean> {
  const { title, message, yes } = texts.leaveRole;
  return confirm({ title, message, confirmLabel: yes, danger: true });
}
