import { profileTexts } from '@bolillero/texts/profile';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type Notification, useCheckNotifications, useNotificationOf, useNotifications } from '../api.ts';
import classes from './NotificationList.module.css';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationWindow } from './NotificationWindow.tsx';

const words = profileTexts.notifications;

interface NotificationListProps {
  /** The purchase of which the newest is open, where the address names one. */
  readonly open?: number | undefined;
  /** That window was closed. */
  readonly onClose?: () => void;
}

/** 'Notificaciones': what is shown is marked as seen, once; what was new keeps its mark while the list is open. */
export function NotificationList({ open, onClose }: NotificationListProps) {
  const query = useNotifications();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const { mutate: check } = useCheckNotifications();
  const [shown, setShown] = useState<Notification | null>(null);
  const fresh = useRef(new Set<number>());
  useEffect(() => {
    const unseen = (data ?? []).filter(({ id, seen }) => !seen && !fresh.current.has(id));
    if (unseen.length === 0) return;
    for (const { id } of unseen) fresh.current.add(id);
    check(unseen.map(({ id }) => id));
  }, [data, check]);
  return (
    <Loaded
      query={query}
      waiting={<RowsSkeleton rows={4} height={76} />}
      empty={<EmptyState title={words.empty} hint={words.emptyHint} />}
    >
      {(notifications) => (
        <>
          <ul className={classes.list}>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                isNew={!notification.seen || fresh.current.has(notification.id)}
                onView={() => setShown(notification)}
              />
            ))}
          </ul>
          {hasNextPage && (
            <Button variant="default" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
              {words.more}
            </Button>
          )}
          {isFetchNextPageError && !isFetchingNextPage && <FormFailure failure={error} />}
          {open !== undefined && shown === null && (
            <NotificationOf key={open} purchaseId={open} onClose={() => onClose?.()} />
          )}
          {shown && <NotificationWindow notification={shown} onClose={() => setShown(null)} />}
        </>
      )}
    </Loaded>
  );
}

/** The window of what was told last of a purchase. */
function NotificationOf({ purchaseId, onClose }: { purchaseId: number; onClose: () => void }) {
  const { data } = useNotificationOf(purchaseId);
  return data == null ? null : <NotificationWindow notification={data} onClose={onClose} />;
}
