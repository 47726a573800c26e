import { openSessionTexts as words } from '@bolillero/texts/open-sessions';
import { useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { OpenSessionList } from '../../../components/ui/OpenSessionList.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useOpenSessions, useSessionEndings } from '../api/sessions.ts';
import classes from './Personal.module.css';

/** Where the customer is signed in; what is not theirs they end. */
export function OpenSessions() {
  const query = useOpenSessions();
  const { end, endOthers } = useSessionEndings();
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = (told: string) => ({
    onSuccess: () => {
      showSuccess(told);
      // the button that was pressed is gone
      heading.current?.focus();
    },
    onError: (failure: Error) => showError(failure),
  });
  const endOthersAfterAsking = async () => {
    const question = { title: words.askOthers, message: words.askOthersHint, confirmLabel: words.endOthers };
    if (await confirm(question)) endOthers.mutate(undefined, outcome(words.othersEnded));
  };
  return (
    <section className={classes.part} aria-labelledby="open-sessions">
      <h2 id="open-sessions" ref={heading} tabIndex={-1} className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      <Loaded query={query} waiting={<RowsSkeleton rows={1} height={72} />}>
        {(sessions) => (
          <>
            <OpenSessionList
              sessions={sessions}
              ending={end.isPending ? end.variables : null}
              onEnd={({ id }) => end.mutate(id, outcome(words.ended))}
            />
            {sessions.length > 1 && (
              <div className={classes.submit}>
                <Button
                  variant="default"
                  loading={endOthers.isPending}
                  onClick={() => void endOthersAfterAsking()}
                >
                  {words.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
