import { subscriptionTexts } from '@bolillero/texts/subscription';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { subscriptionQuery } from '../../../api/subscription.ts';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { SubscribeAdvert } from './SubscribeAdvert.tsx';
import classes from './SubscriberGate.module.css';

const words = subscriptionTexts.gate;

interface SubscriberGateProps {
  /** The advert's "Suscribirse". */
  readonly action: ReactNode;
  /** What may be seen without a subscription, below. */
  readonly free?: ReactNode;
  readonly children: ReactNode;
}

/** Opens for subscribers; the others read '¡Solo para suscriptores!'. The server refuses their calls in any case. */
export function SubscriberGate({ action, free, children }: SubscriberGateProps) {
  const query = useQuery(subscriptionQuery());
  return (
    <Loaded query={query} waiting={<RowsSkeleton rows={4} height={72} />}>
      {(data) => {
        if (data.active) return children;
        return (
          <div className={classes.gate}>
            <div role="status" className={classes.notice}>
              <p className={classes.title}>{words.title}</p>
              <p className={classes.text}>{words.text}</p>
            </div>
            <SubscribeAdvert action={action} />
            {free}
          </div>
        );
      }}
    </Loaded>
  );
}
