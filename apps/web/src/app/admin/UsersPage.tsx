import { adminUsersTexts as texts } from '@bolillero/texts/admin-users';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useKeys } from '../../components/keys/use-keys.ts';
import { useListState } from '../../components/table/use-list-state.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { UserCards } from '../../features/admin-users/components/UserCards.tsx';
import { paths } from '../../paths.ts';

/** `/admin`: who works in the back-office. */
export function UsersPage() {
  const navigate = useNavigate();
  useKeys([{ key: 'n', label: texts.add, run: () => void navigate(paths.adminNewUser()) }]);
  const state = useListState(useSearch({ from: '/office/admin' }));
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={<ButtonLink {...paths.adminNewUser()}>{texts.add}</ButtonLink>}
      />
      <UserCards state={state} />
    </>
  );
}
