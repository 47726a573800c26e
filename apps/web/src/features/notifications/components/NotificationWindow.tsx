import { lotteryTexts } from '@bolillero/texts/lotteries';
import { profileTexts } from '@bolillero/texts/profile';
import { winChangeTexts } from '@bolillero/texts/win-changes';
import { Amount } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { DrawDateText, InstantText } from '../../../components/ui/DrawDateText.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import type { Notification } from '../api.ts';
import classes from './NotificationWindow.module.css';
import { beforeText, isWin, notificationTitle, refundText } from './notification-words.ts';

const words = profileTexts.notifications;

interface NotificationWindowProps {
  readonly notification: Notification;
  readonly onClose: () => void;
}

/** What was won with which numbers, the hits ringed; of a win that changed or went, what it was and why. */
export function NotificationWindow({ notification, onClose }: NotificationWindowProps) {
  const { lottery, balls, special, matched, matchedSpecial, drawDate, kind, change, purchaseId } =
    notification;
  const specialName = lottery?.specialName ?? '';
  return (
    <Window title={notificationTitle(notification)} onClose={onClose}>
      {kind === 'refund' && <p className={classes.text}>{refundText(notification)}</p>}
      {change !== null && <p className={classes.text}>{winChangeTexts.reason(change.reason)}</p>}
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
          {(kind === 'win' || kind === 'changed') && (
            <p className={classes.hits}>
              {words.matches(matched.length, matchedSpecial === null ? null : specialName)}
            </p>
          )}
        </section>
      )}
      <dl className={classes.facts}>
        {change !== null && (
          <>
            <dt>{winChangeTexts.before}</dt>
            <dd>{beforeText(notification)}</dd>
          </>
        )}
        <dt>{change === null ? words.amount : winChangeTexts.now}</dt>
        <dd>
          {kind === 'withdrawn' ? (
            winChangeTexts.none
          ) : (
            <Amount
              value={notification.amount}
              currency={notification.currency}
              tone={isWin(notification) ? 'prize' : 'plain'}
              size="xl"
            />
          )}
        </dd>
        {notification.level !== null && (
          <>
            <dt>{words.level}</dt>
            <dd>{notification.level}</dd>
          </>
        )}
        {change !== null && purchaseId !== null && (
          <>
            <dt>{words.purchase}</dt>
            <dd>{profileTexts.purchases.number(purchaseId)}</dd>
          </>
        )}
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
