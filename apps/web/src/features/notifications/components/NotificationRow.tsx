import { profileTexts } from '@bolillero/texts/profile';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { DrawDateText, InstantText } from '../../../components/ui/DrawDateText.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import type { Notification } from '../api.ts';
import classes from './NotificationList.module.css';
import { isWin, isWonMoney, notificationTitle } from './notification-words.ts';

const words = profileTexts.notifications;

interface NotificationRowProps {
  readonly notification: Notification;
  readonly isNew: boolean;
  readonly onView: () => void;
}

/** One notification in the list. */
export function NotificationRow({ notification, isNew, onView }: NotificationRowProps) {
  const { lottery, drawDate, kind } = notification;
  const title = notificationTitle(notification);
  return (
    <li className={classes.row} data-new={isNew || undefined}>
      {lottery ? (
        <LotteryMark lottery={lottery} size={40} />
      ) : (
        <IconReceiptRefund size={36} aria-hidden="true" />
      )}
      <div className={classes.what}>
        <p className={classes.title}>
          {title}
          {isNew && <span className={classes.badge}>{words.unread}</span>}
        </p>
        <p className={classes.when}>
          {drawDate === null ? (
            <InstantText instant={notification.at} />
          ) : (
            <>
              {words.drawOf} <DrawDateText date={drawDate} form="short" />
            </>
          )}
        </p>
      </div>
      {(isWin(notification) || kind === 'refund') && (
        <Amount
          value={notification.amount}
          currency={notification.currency}
          tone={isWonMoney(notification) ? 'prize' : 'plain'}
          size="lg"
        />
      )}
      <Button
        variant="default"
        onClick={onView}
        aria-label={words.viewOf(title, drawDate === null ? '' : dateInWords(drawDate, 'numeric'))}
      >
        {words.view}
      </Button>
    </li>
  );
}
