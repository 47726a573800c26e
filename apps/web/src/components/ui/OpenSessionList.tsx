import { deviceText } from '@bolillero/texts/devices';
import { openSessionTexts as words } from '@bolillero/texts/open-sessions';
import type { OpenSession } from '../../api/open-sessions.ts';
import { Button } from './Button.tsx';
import { instantInWords } from './dates.ts';
import classes from './OpenSessionList.module.css';

interface OpenSessionListProps {
  readonly sessions: readonly OpenSession[];
  /** The one that is being ended. */
  readonly ending: number | null;
  readonly onEnd: (session: OpenSession) => void;
}

/** Where somebody is signed in, each with a button that ends it but for the one that asks. */
export function OpenSessionList({ sessions, ending, onEnd }: OpenSessionListProps) {
  return (
    <ul className={classes.list}>
      {sessions.map((session) => (
        <li key={session.id} className={classes.session}>
          <div className={classes.what}>
            <p className={classes.device}>
              {deviceText(session.device)}{' '}
              {session.current && <span className={classes.tag}>{words.current}</span>}
            </p>
            <dl className={classes.facts}>
              <Fact name={words.used} value={instantInWords(session.usedAt)} />
              <Fact name={words.opened} value={instantInWords(session.openedAt)} />
              {session.address !== '' && <Fact name={words.address} value={session.address} />}
            </dl>
          </div>
          {!session.current && (
            <Button
              variant="light"
              aria-label={words.endOf(deviceText(session.device), instantInWords(session.usedAt))}
              loading={ending === session.id}
              onClick={() => onEnd(session)}
            >
              {words.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
