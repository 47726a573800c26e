import { mailPageTexts } from '@bolillero/texts/public-mail';
import { uiTexts } from '@bolillero/texts/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Loader } from '../../../components/ui/Loader.tsx';
import { confirmationQuery } from '../api.ts';
import classes from './MailLinks.module.css';

const words = mailPageTexts.confirm;

/** Confirms the address whose link was opened, and says how it went. */
export function EmailConfirmation({ token, profile }: { token: string; profile: ReactNode }) {
  const queries = useQueryClient();
  const {
    data: ok,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...confirmationQuery(token), enabled: token !== '' });
  // their list of addresses may have been seen in this visit
  useEffect(() => {
    if (ok) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'confirm-email' });
  }, [ok, queries]);
  if (isFetching)
    return (
      <div className={classes.message} role="status">
        <h1>{words.title}</h1>
        <p>{words.working}</p>
        <Loader />
      </div>
    );
  if (error)
    return (
      <div className={classes.message}>
        <h1>{words.title}</h1>
        <FormFailure failure={error} />
        <Button size="md" onClick={() => void refetch()}>
          {uiTexts.retry}
        </Button>
      </div>
    );
  return (
    <div className={classes.message} role="status">
      <h1>{ok ? words.done : words.expired}</h1>
      <p>{ok ? words.doneHint : words.expiredHint}</p>
      {profile}
    </div>
  );
}
