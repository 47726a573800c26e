import { adminPlayersTexts } from '@bolillero/texts/admin-players';
import { deviceText } from '@bolillero/texts/devices';
import type { ReactNode } from 'react';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { dateInWords, instantDay, instantInWords } from '../../../components/ui/dates.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { EmailText } from '../../../components/ui/EmailText.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import type { Player, PlayerPage } from '../api/player.ts';
import { useEndSessions, useRevealDni } from '../api/players.ts';
import { Block } from './Block.tsx';
import classes from './Player.module.css';

const { data, limits: limitWords, sessions: sessionWords, types, none } = adminPlayersTexts;

/** What the house knows of a person. */
export function DataBlock({ player }: { player: Player }) {
  const others = player.emails.filter(({ primary }) => !primary);
  return (
    <Block title={data.title}>
      <dl className={classes.facts}>
        <Fact name={data.email}>{player.email === '' ? none : <EmailText email={player.email} />}</Fact>
        {others.map(({ id, email, confirmed }) => (
          <Fact key={id} name={data.otherEmails}>
            <EmailText email={email} />
            {!confirmed && <span className={classes.muted}> ({data.unconfirmed})</span>}
          </Fact>
        ))}
        <Fact name={data.country}>{player.country || none}</Fact>
        <Fact name={data.address}>{player.address || none}</Fact>
        <Fact name={data.birthday}>
          {player.birthday === null ? none : dateInWords(player.birthday, 'numeric')}
        </Fact>
        <Fact name={data.dni}>{player.dni === null ? none : <Dni id={player.id} masked={player.dni} />}</Fact>
        <Fact name={data.type}>{types[player.type] ?? none}</Fact>
        <Fact name={data.createdAt}>{instantDay(player.createdAt)}</Fact>
      </dl>
    </Block>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A DNI, of which the end alone is shown unasked. */
function Dni({ id, masked }: { id: number; masked: string }) {
  const reveal = useRevealDni(id);
  if (reveal.data) return reveal.data;
  return (
    <span className={classes.masked}>
      {masked}
      <Button
        variant="subtle"
        size="xs"
        aria-label={data.dniShowLabel}
        loading={reveal.isPending}
        onClick={() => reveal.mutate(undefined, { onError: (error) => showError(error) })}
      >
        {data.dniShow}
      </Button>
    </span>
  );
}

/** The player's own limit and pause. The office reads them: nobody raises a limit for somebody else. */
export function LimitsBlock({ limits }: { limits: PlayerPage['limits'] }) {
  const { monthly, pending, spent, pausedUntil } = limits;
  return (
    <Block title={limitWords.title}>
      <div className={classes.words}>
        {monthly === null ? (
          <p>{limitWords.spent(moneyText(spent))}</p>
        ) : (
          <>
            <p>{limitWords.spentOf(moneyText(spent), moneyText(monthly))}</p>
            <meter
              className={classes.meter}
              aria-label={limitWords.meter}
              value={Number(spent)}
              max={Math.max(Number(monthly), 0.01)}
            />
          </>
        )}
        {pending !== null && (
          <p className={classes.muted}>
            {pending.monthly === null
              ? limitWords.pendingNone(instantDay(pending.from))
              : limitWords.pending(moneyText(pending.monthly), instantDay(pending.from))}
          </p>
        )}
        <p className={classes.muted}>
          {pausedUntil === null ? limitWords.notPaused : limitWords.paused(instantInWords(pausedUntil))}
        </p>
      </div>
    </Block>
  );
}

const shownSessions = 5;

/** Where a player is signed in, and the way to end it. */
export function SessionsBlock({ id, sessions }: { id: number; sessions: PlayerPage['sessions'] }) {
  const ending = useEndSessions(id);
  const count = sessions.length;
  const endAll = async () => {
    const yes = await confirm({
      title: sessionWords.confirm(count),
      message: sessionWords.confirmHint,
      confirmLabel: sessionWords.confirmYes,
      danger: true,
    });
    if (!yes) return;
    try {
      showSuccess(sessionWords.ended(await ending.mutateAsync(undefined)));
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Block title={sessionWords.title} count={count}>
      <div className={classes.words}>
        {count === 0 && <p className={classes.muted}>{sessionWords.none}</p>}
        {count > 0 && (
          <ul className={classes.lines}>
            {sessions.slice(0, shownSessions).map((session) => (
              <li key={session.id}>
                <strong>{deviceText(session.device)}</strong>{' '}
                <span className={classes.muted}>{sessionWords.used(instantInWords(session.usedAt))}</span>
              </li>
            ))}
          </ul>
        )}
        {count > shownSessions && <p className={classes.muted}>{sessionWords.more(count - shownSessions)}</p>}
        {count > 0 && (
          <Button
            variant="outline"
            color="danger"
            loading={ending.isPending}
            className={classes.wide}
            onClick={() => void endAll()}
          >
            {sessionWords.endAll(count)}
          </Button>
        )}
      </div>
    </Block>
  );
}
