import type { AdminUser } from '@bolillero/contract/entities/account';
import { securityTexts } from '@bolillero/texts/second-factor';
import { useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { useReset } from '../api.ts';
import classes from './Security.module.css';

const { user: words, factor } = securityTexts;

interface FactorOfUserProps {
  readonly user: AdminUser;
  /** Their second factor is gone. */
  readonly onReset: () => void;
}

/** Another user's second factor, for an administrator: taken away from who has lost it. */
export function FactorOfUser({ user, onReset }: FactorOfUserProps) {
  const reset = useReset(user.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const resetAfterAsking = async () => {
    const message = words.askHint(`${user.name} ${user.lastname}`);
    if (!(await confirm({ title: words.ask, message, confirmLabel: words.confirm, danger: true }))) return;
    reset.mutate(undefined, {
      onSuccess: () => {
        showSuccess(words.done);
        // the button that was pressed is gone
        heading.current?.focus();
        onReset();
      },
      onError: (failure) => showError(failure),
    });
  };
  return (
    <section className={classes.part} aria-labelledby="second-factor">
      <h2 id="second-factor" ref={heading} tabIndex={-1} className={classes.heading}>
        {factor.title}
      </h2>
      <p className={classes.state}>{user.secondFactor ? factor.on : factor.off}</p>
      {user.secondFactor && (
        <>
          <p className={classes.lead}>{words.lead}</p>
          <div className={classes.buttons}>
            <Button
              variant="default"
              color="danger"
              loading={reset.isPending}
              onClick={() => void resetAfterAsking()}
            >
              {words.reset}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
