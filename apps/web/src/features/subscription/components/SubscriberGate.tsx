import { subscriptionTexts } from '@bolillero/texts/subscription';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { subscriptionQuery } from '../../../api/subscription.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import classes from './SubscriberGate.module.css';

const SubscribeAdvert = lazy(() => import('./SubscribeAdvert.tsx'));
const words = subscriptionTexts.gate;

interface SubscriberGateProps extends ComponentProps<typeof SubscribeAdvert> {
  /** Stands for the content until it is known whether it may be seen. */
  readonly skeleton?: ReactNode;
  readonly children: ReactNode;
}

/** Opens for subscribers; the others read '¡Solo para suscriptores!'. The server refuses their calls in any case. */
export function SubscriberGate({ children, skeleton, ...advert }: SubscriberGateProps) {
  const query = useQuery(subscriptionQuery());
  return (
    <Loaded query={query} waiting={skeleton ?? <RowsSkeleton rows={4} height={72} />}>
      {(data) => {
        if (data.active) return children;
        return (
          <div className={classes.gate}>
            <div role="status" className={classes.notice}>
              <p className={classes.title}>{words.title}</p>
              <p className={classes.text}>{words.text}</p>
            </div>
            <Suspense fallback={<RowsSkeleton rows={4} height={140} />}>
              <SubscribeAdvert {...advert} />
            </Suspense>
          </div>
        );
      }}
    </Loaded>
  );
}
