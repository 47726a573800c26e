import { profileTexts } from '@bolillero/texts/profile';
import { uiTexts } from '@bolillero/texts/ui';
import { useRef } from 'react';
import { confirm, tell } from '../../../components/ui/dialog-store.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type Email, useEmailChanges, useEmails } from '../api/emails.ts';
import { EmailRow } from './EmailRow.tsx';
import { NewEmailForm } from './NewEmailForm.tsx';
import classes from './Personal.module.css';

const words = profileTexts.emails;

/** The customer's addresses: one is primary, a new one is confirmed by mail before it can be. */
export function EmailList() {
  const query = useEmails();
  const { add, makePrimary, remove } = useEmailChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  const send = (email: string) =>
    add.mutateAsync(email).then(() => showSuccess(words.sent(email), { seconds: 5 }));
  const removeAfterAsking = async ({ id, primary }: Email) => {
    if (primary) return tell(uiTexts.errorTitle, words.primaryStays);
    if (!(await confirm({ title: uiTexts.confirmRemove(1), danger: true }))) return;
    remove.mutate(id, {
      onSuccess: () => {
        showSuccess(words.removed);
        // the button that was pressed is gone
        heading.current?.focus();
      },
      onError: (failure) => showError(failure),
    });
  };
  return (
    <section className={classes.part} aria-labelledby="emails">
      <h2 id="emails" ref={heading} tabIndex={-1} className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      <Loaded query={query} waiting={<RowsSkeleton rows={1} height={64} />}>
        {(emails) => (
          <ul className={classes.emails}>
            {emails.map((email) => (
              <EmailRow
                key={email.id}
                email={email}
                resending={add.isPending && add.variables === email.email}
                becomingPrimary={makePrimary.isPending && makePrimary.variables === email.id}
                removing={remove.isPending && remove.variables === email.id}
                onResend={() => void send(email.email).catch((failure: unknown) => showError(failure))}
                onMakePrimary={() =>
                  makePrimary.mutate(email.id, {
                    onSuccess: () => showSuccess(words.madePrimary(email.email), { seconds: 3 }),
                    onError: (failure) => showError(failure),
                  })
                }
                onRemove={() => void removeAfterAsking(email)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <NewEmailForm onAdd={send} />
    </section>
  );
}
