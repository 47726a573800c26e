import { securityTexts } from '@bolillero/texts/second-factor';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { updateSecondFactor, useOfficeUser } from '../../../session/admin.ts';
import { type SecondFactor, useBeginning, useFactorChanges, useSecondFactor } from '../api.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './Security.module.css';
import { SetUp } from './SetUp.tsx';

const { factor: words, recovery } = securityTexts;

/** One's own second factor: turned on and off, and its recovery codes. */
export function OwnFactor() {
  const query = useSecondFactor();
  const beginning = useBeginning();
  const { turnOn, turnOff, renewCodes } = useFactorChanges();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const dni = useOfficeUser()?.dni ?? '';
  const failed = { onError: (failure: Error) => showError(failure) };
  // the button that was pressed is gone
  const settle = () => heading.current?.focus();

  const turnOffAfterAsking = async (required: boolean) => {
    const question = { title: words.askOff, message: words.askOffHint, confirmLabel: words.confirmOff };
    if (!(await confirm({ ...question, danger: true }))) return;
    const onSuccess = () => {
      updateSecondFactor(false, required);
      showSuccess(words.turnedOff);
      settle();
    };
    turnOff.mutate(undefined, { ...failed, onSuccess });
  };
  const renewAfterAsking = async () => {
    const question = {
      title: recovery.askRenew,
      message: recovery.askRenewHint,
      confirmLabel: recovery.renew,
    };
    if (await confirm(question)) renewCodes.mutate(undefined, { ...failed, onSuccess: setCodes });
  };

  const shown = (state: SecondFactor) => {
    if (codes !== null) {
      return (
        <RecoveryCodes
          codes={codes}
          dni={dni}
          onDone={() => {
            setCodes(null);
            settle();
          }}
        />
      );
    }
    if (beginning.data !== undefined && !state.on) {
      return (
        <SetUp
          {...beginning.data}
          onCode={async (code) => {
            setCodes(await turnOn.mutateAsync(code));
            beginning.reset();
            updateSecondFactor(true, state.required);
            showSuccess(words.turnedOn);
          }}
          onCancel={() => {
            beginning.reset();
            settle();
          }}
        />
      );
    }
    if (!state.on) {
      return (
        <>
          {state.required && <p className={classes.text}>{words.required}</p>}
          <p className={classes.state}>{words.off}</p>
          <div className={classes.buttons}>
            <Button loading={beginning.isPending} onClick={() => beginning.mutate(undefined, failed)}>
              {words.begin}
            </Button>
          </div>
        </>
      );
    }
    return (
      <>
        <p className={classes.text}>
          <span className={classes.state}>{words.on}</span>{' '}
          {state.since !== null && words.since(instantInWords(state.since))}
        </p>
        <p className={classes.text}>{recovery.left(state.recoveryCodesLeft)}</p>
        <div className={classes.buttons}>
          <Button variant="default" loading={renewCodes.isPending} onClick={() => void renewAfterAsking()}>
            {recovery.renew}
          </Button>
          <Button
            variant="subtle"
            color="danger"
            loading={turnOff.isPending}
            onClick={() => void turnOffAfterAsking(state.required)}
          >
            {words.turnOff}
          </Button>
        </div>
      </>
    );
  };
  return (
    <section className={classes.part} aria-labelledby="second-factor">
      <h2 id="second-factor" ref={heading} tabIndex={-1} className={classes.heading}>
        {words.title}
      </h2>
      <p className={classes.lead}>{words.lead}</p>
      <Loaded query={query} waiting={<RowsSkeleton rows={1} height={64} />}>
        {shown}
      </Loaded>
    </section>
  );
}
