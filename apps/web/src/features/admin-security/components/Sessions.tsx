import { openSessionTexts } from '@bolillero/texts/open-sessions';
import { securityTexts } from '@bolillero/texts/second-factor';
import { useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { OpenSessionList } from '../../../components/ui/OpenSessionList.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useSessionEndings, useSessions, type Whose } from '../api.ts';
import classes from './Security.module.css';

const texts = securityTexts.sessions;
const own = {
  lead: texts.lead,
  endAll: openSessionTexts.endOthers,
  ask: openSessionTexts.askOthers,
  askHint: openSessionTexts.askOthersHint,
  allEnded: openSessionTexts.othersEnded,
} as const;
const ofUser = {
  lead: texts.ofUser,
  endAll: texts.endAll,
  ask: texts.askAll,
  askHint: texts.askAllHint,
  allEnded: texts.allEnded,
} as const;

/** Where somebody of the back-office is signed in, oneself or a user; ended from here. */
export function Sessions({ whose }: { readonly whose: Whose }) {
  const words = whose === 'own' ? own : ofUser;
  const query = useSessions(whose);
  const { end, endAll } = useSessionEndings(whose);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = (told: string) => ({
    onSuccess: () => {
      showSuccess(told);
      // the button that was pressed is gone
      heading.current?.focus();
    },
    onError: (failure: Error) => showError(failure),
  });
  const endAllAfterAsking = async () => {
    const question = { title: words.ask, message: words.askHint, confirmLabel: words.endAll };
    if (await confirm(question)) endAll.mutate(undefined, outcome(words.allEnded));
  };
  return (
    <section className={classes.part} aria-labelledby="open-sessions">
      <h2 id="open-sessions" ref={heading} tabIndex={-1} className={classes.heading}>
        {openSessionTexts.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      <Loaded
        query={query}
        waiting={<RowsSkeleton rows={1} height={72} />}
        empty={<p className={classes.text}>{texts.none}</p>}
      >
        {(sessions) => (
          <>
            <OpenSessionList
              sessions={sessions}
              ending={end.isPending ? end.variables : null}
              onEnd={({ id }) => end.mutate(id, outcome(openSessionTexts.ended))}
            />
            {sessions.some(({ current }) => !current) && (
              <div className={classes.buttons}>
                <Button variant="default" loading={endAll.isPending} onClick={() => void endAllAfterAsking()}>
                  {words.endAll}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
