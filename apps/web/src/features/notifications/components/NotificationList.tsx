import { profileTexts } from '@bolillero/texts/profile';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useCheckNotifications } from '../api/check-notifications.ts';
import { type Notification, useNotifications } from '../api/notifications.ts';
import classes from './NotificationList.module.css';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationWindow } from './NotificationWindow.tsx';

const words = profileTexts.notifications;

/** 'Notificaciones': opening it marks what is there as seen, once; what was new keeps its mark while it is open. */
export function NotificationList() {
  const { data, error, refetch } = useNotifications();
  const { mutate: check } = useCheckNotifications();
  const [shown, setShown] = useState<Notification | null>(null);
  const fresh = useRef<ReadonlySet<number> | null>(null);
  useEffect(() => {
    if (!data || fresh.current !== null) return;
    const unseen = data.filter(({ seen }) => !seen).map(({ id }) => id);
    fresh.current = new Set(unseen);
    if (unseen.length > 0) check(unseen);
  }, [data, check]);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <RowsSkeleton rows={4} height={76} />
      </Loading>
    );
  if (data.length === 0) return <EmptyState title={words.empty} hint={words.emptyHint} />;
  return (
    <>
      <ul className={classes.list}>
        {data.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isNew={fresh.current?.has(notification.id) ?? !notification.seen}
            onView={() => setShown(notification)}
          />
        ))}
      </ul>
      {shown && <NotificationWindow notification={shown} onClose={() => setShown(null)} />}
    </>
  );
}
