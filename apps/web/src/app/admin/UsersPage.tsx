import { adminUsersTexts as texts } from '@bolillero/texts/admin-users';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { UserCards } from '../../features/admin-users/components/UserCards.tsx';
import { paths } from '../../paths.ts';

/** `/admin`: who works in the back-office. */
export function UsersPage() {
  const { page = 1 } = useSearch({ from: '/office/admin' });
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={<ButtonLink {...paths.adminNewUser()}>{texts.add}</ButtonLink>}
      />
      <UserCards
        page={page}
        onPage={(next) => void navigate({ ...paths.adminUsers(), search: { page: next } })}
      />
    </>
  );
}
