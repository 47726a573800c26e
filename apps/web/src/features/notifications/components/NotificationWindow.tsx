import { lotteryTexts } from '@bolillero/texts/lotteries';
import { profileTexts } from '@bolillero/texts/profile';
import { Amount } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { DrawDateText, InstantText } from '../../../components/ui/DrawDateText.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import type { Notification } from '../api.ts';
import classes from './NotificationWindow.module.css';
import { isWin, notificationTitle, refundText } from './notification-words.ts';

const words = profileTexts.notifications;

interface NotificationWindowProps {
  readonly notification: Notification;
  readonly onClose: () => void;
}

/** What was won with which numbers: the hits are ringed. */
export function NotificationWindow({ notification, onClose }: NotificationWindowProps) {
  const { lottery, balls, special, matched, matchedSpecial, drawDate, kind } = notification;
  const specialName = lottery?.specialName ?? '';
  return (
    <Window title={notificationTitle(notification)} onClose={onClose}>
      {kind === 'refund' && <p className={classes.text}>{refundText(notification)}</p>}
      {balls.length > 0 && (
        <section className={classes.numbers} aria-label={words.yourNumbers}>
          <BallRow
            balls={balls}
            special={special}
            specialLabel={specialName}
            lottery={lottery?.name}
            matched={matched}
            specialMatched={special !== null && matchedSpecial === special}
            state="chosen"
          />
          {kind === 'win' && (
            <p className={classes.hits}>
              {words.matches(matched.length, matchedSpecial === null ? null : specialName)}
            </p>
          )}
        </section>
      )}
      <dl className={classes.facts}>
        <dt>{words.amount}</dt>
        <dd>
          <Amount
            value={notification.amount}
            currency={notification.currency}
            tone={isWin(notification) ? 'prize' : 'plain'}
            size="xl"
          />
        </dd>
        {drawDate !== null && (
          <>
            <dt>{words.drawOf}</dt>
            <dd>
              <DrawDateText date={drawDate} />
              {notification.series === 1 && ` · ${lotteryTexts.series.laggards}`}
            </dd>
          </>
        )}
        <dt>{words.told}</dt>
        <dd>
          <InstantText instant={notification.at} />
        </dd>
      </dl>
    </Window>
  );
}
