import { lotteryTexts } from '@bolillero/texts/lotteries';
import { profileTexts } from '@bolillero/texts/profile';
import { winChangeTexts } from '@bolillero/texts/win-changes';
import { Amount } from '../../../components/ui/Amount.tsx';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { DrawDateText, InstantText } from '../../../components/ui/DrawDateText.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { paths } from '../../../paths.ts';
import type { Notification } from '../api.ts';
import { HitNumbers } from './HitNumbers.tsx';
import classes from './NotificationWindow.module.css';
import { beforeText, isWin, notificationTitle, refundText } from './notification-words.ts';
import { Win } from './Win.tsx';

const words = profileTexts.notifications;

interface NotificationWindowProps {
  readonly notification: Notification;
  readonly onClose: () => void;
}

/** What was told: a win and how it is collected, that one changed or went, or money that came back. */
export function NotificationWindow({ notification, onClose }: NotificationWindowProps) {
  const { kind, change, groupGameId } = notification;
  return (
    <Window title={notificationTitle(notification)} onClose={onClose}>
      {kind === 'refund' && <p className={classes.text}>{refundText(notification)}</p>}
      {change !== null && (
        <p className={classes.text}>
          {winChangeTexts.reason(change.reason, groupGameId === null ? 'tu compra' : 'tu juego en grupo')}
        </p>
      )}
      {isWin(notification) ? <Win notification={notification} /> : <Numbers notification={notification} />}
      <Facts notification={notification} />
    </Window>
  );
}

function Numbers({ notification }: { notification: Notification }) {
  if (notification.balls.length === 0) return null;
  return (
    <section className={classes.numbers} aria-label={words.yourNumbers}>
      <HitNumbers notification={notification} />
    </section>
  );
}

/** When, of which draw, and of a win that changed or went what it was before. */
function Facts({ notification }: { notification: Notification }) {
  const { drawDate, kind, change, purchaseId, groupGameId, level } = notification;
  const hasWon = isWin(notification);
  return (
    <dl className={classes.facts}>
      {change !== null && (
        <div>
          <dt>{winChangeTexts.before}</dt>
          <dd>{beforeText(notification)}</dd>
        </div>
      )}
      {(!hasWon || change !== null) && (
        <div>
          <dt>{change === null ? words.amount : winChangeTexts.now}</dt>
          <dd>
            {kind === 'withdrawn' ? (
              winChangeTexts.none
            ) : (
              <Amount value={notification.amount} currency={notification.currency} size="lg" />
            )}
          </dd>
        </div>
      )}
      {level !== null && (
        <div>
          <dt>{words.level}</dt>
          <dd>{level}</dd>
        </div>
      )}
      {purchaseId !== null && (
        <div>
          <dt>{words.purchase}</dt>
          <dd>{profileTexts.purchases.number(purchaseId)}</dd>
        </div>
      )}
      {groupGameId !== null && (
        <div>
          <dt>{words.group}</dt>
          <dd>
            <TextLink {...paths.groupGame(groupGameId)}>{groupGameId}</TextLink>
          </dd>
        </div>
      )}
      {drawDate !== null && (
        <div>
          <dt>{words.drawOf}</dt>
          <dd>
            <DrawDateText date={drawDate} />
            {notification.series === 1 && ` · ${lotteryTexts.series.laggards}`}
          </dd>
        </div>
      )}
      <div>
        <dt>{words.told}</dt>
        <dd>
          <InstantText instant={notification.at} />
        </dd>
      </div>
    </dl>
  );
}
