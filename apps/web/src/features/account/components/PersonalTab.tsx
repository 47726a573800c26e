import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useProfile } from '../api/profile.ts';
import { EmailList } from './EmailList.tsx';
import { Favourites } from './Favourites.tsx';
import { MailChoices } from './MailChoices.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import classes from './Personal.module.css';
import { PersonalData } from './PersonalData.tsx';

/** 'Datos personales': the person, their addresses, their password, where they are signed in and what they prefer. */
export function PersonalTab() {
  const query = useProfile();
  return (
    <Loaded query={query} waiting={<RowsSkeleton rows={6} height={64} />}>
      {(data) => (
        <div className={classes.parts}>
          <PersonalData customer={data} />
          <EmailList />
          <PasswordChange email={data.email} />
          <OpenSessions />
          <Favourites favourites={data.favourites ?? []} />
          <MailChoices />
        </div>
      )}
    </Loaded>
  );
}
