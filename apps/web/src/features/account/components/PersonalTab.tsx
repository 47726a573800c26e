import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useProfile } from '../api/profile.ts';
import { EmailList } from './EmailList.tsx';
import { Favourites } from './Favourites.tsx';
import { MailChoices } from './MailChoices.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import classes from './Personal.module.css';
import { PersonalData } from './PersonalData.tsx';

/** 'Datos personales': the person, their addresses, their password and what they prefer. */
export function PersonalTab() {
  const { data, error, refetch } = useProfile();
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <RowsSkeleton rows={6} height={64} />
      </Loading>
    );
  return (
    <div className={classes.parts}>
      <PersonalData customer={data} />
      <EmailList />
      <PasswordChange email={data.email} />
      <Favourites favourites={data.favourites ?? []} />
      <MailChoices />
    </div>
  );
}
