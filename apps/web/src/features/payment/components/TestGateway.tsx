import { paymentTexts } from '@bolillero/texts/cart';
import { useId } from 'react';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { BusyOverlay } from '../../../components/ui/Loader.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import type { UnfinishedOrder } from '../unfinished-order.ts';
import classes from './TestGateway.module.css';

const words = paymentTexts.window;

interface TestGatewayProps {
  readonly order: UnfinishedOrder;
  /** The answer is under way. */
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
  readonly onClose: () => void;
}

/** The window of the test gateway, which says plainly that no money moves. */
export function TestGateway({ order, busy, onApprove, onDecline, onClose }: TestGatewayProps) {
  const id = useId();
  return (
    <Window title={words.title} onClose={onClose} busy={busy} width={420}>
      <div className={classes.gateway}>
        <BusyOverlay visible={busy} text={paymentTexts.capturing} />
        <p className={classes.test}>{words.test}</p>
        <p id={id} className={classes.explain}>
          {words.explain}
        </p>
        <dl className={classes.facts}>
          <dt>{words.amount}</dt>
          <dd>
            <Amount value={order.amount} size="xl" />
          </dd>
          <dt>{words.order}</dt>
          <dd className={classes.order}>{order.id.slice(0, 8)}</dd>
        </dl>
        <div className={classes.buttons}>
          <Button size="md" onClick={onApprove} disabled={busy} aria-describedby={id} data-autofocus>
            {words.approve}
          </Button>
          <Button size="md" variant="default" onClick={onDecline} disabled={busy}>
            {words.decline}
          </Button>
        </div>
      </div>
    </Window>
  );
}
