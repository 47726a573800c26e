import { paymentTexts } from '@bolillero/texts/payment';
import { useId } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import classes from './PaymentWindow.module.css';

const words = paymentTexts.window;

interface TestGatewayProps {
  /** The answer is under way. */
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
}

/** The test gateway's payer, who says plainly that no money moves. */
export function TestGateway({ busy, onApprove, onDecline }: TestGatewayProps) {
  const id = useId();
  return (
    <>
      <p className={classes.test}>{words.test}</p>
      <p id={id} className={classes.explain}>
        {words.explain}
      </p>
      <div className={classes.buttons}>
        <Button size="md" onClick={onApprove} disabled={busy} aria-describedby={id}>
          {words.approve}
        </Button>
        <Button size="md" variant="default" onClick={onDecline} disabled={busy}>
          {words.decline}
        </Button>
      </div>
    </>
  );
}
