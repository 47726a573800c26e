import { paymentTexts } from '@bolillero/texts/payment';
import { uiTexts } from '@bolillero/texts/ui';
import { Button } from '../../../components/ui/Button.tsx';
import { Loader } from '../../../components/ui/Loader.tsx';
import classes from './PaymentWindow.module.css';

interface GatewayMissingProps {
  /** What it needs is being asked for. */
  readonly asking: boolean;
  readonly onRetry: () => void;
}

/** The gateway cannot be opened yet, or at all: what it needs from the server is not here. */
export function GatewayMissing({ asking, onRetry }: GatewayMissingProps) {
  if (asking)
    return (
      <p role="status" className={classes.pending}>
        <Loader />
        <span className="visually-hidden">{uiTexts.loading}</span>
      </p>
    );
  return (
    <div role="alert" className={classes.notLoaded}>
      <p>{paymentTexts.paypal.notLoaded}</p>
      <p>{paymentTexts.failed}</p>
      <Button variant="default" onClick={onRetry}>
        {uiTexts.retry}
      </Button>
    </div>
  );
}
