import { paymentTexts } from '@bolillero/texts/payment';
import { uiTexts } from '@bolillero/texts/ui';
import {
  DISPATCH_ACTION,
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { Loader } from '../../../components/ui/Loader.tsx';
import type { PaymentOrder } from '../api.ts';
import classes from './PaymentWindow.module.css';

const words = paymentTexts.paypal;

interface PayPalGatewayProps {
  readonly order: PaymentOrder;
  readonly clientId: string;
  /** The buyer approved: the server captures. */
  readonly onApprove: () => Promise<void>;
  readonly onError: () => void;
}

/** PayPal's own buttons, from its own script, which is loaded when this opens. The order is the one that our server opened. */
export function PayPalGateway({ clientId, ...payment }: PayPalGatewayProps) {
  return (
    <PayPalScriptProvider
      options={{
        clientId,
        currency: payment.order.currency,
        intent: 'capture',
        components: 'buttons',
        locale: 'es_PE',
      }}
    >
      <p className={classes.explain}>{words.explain}</p>
      <Buttons {...payment} />
    </PayPalScriptProvider>
  );
}

function Buttons({ order, onApprove, onError }: Omit<PayPalGatewayProps, 'clientId'>) {
  const [{ isPending, isRejected, options }, dispatch] = usePayPalScriptReducer();
  const [cancelled, setCancelled] = useState(false);
  if (isRejected)
    return (
      <div role="alert" className={classes.notLoaded}>
        <p>{words.notLoaded}</p>
        <p>{paymentTexts.failed}</p>
        <Button
          variant="default"
          onClick={() => dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } })}
        >
          {uiTexts.retry}
        </Button>
      </div>
    );
  return (
    <section aria-label={words.buttons} className={classes.provider} aria-busy={isPending}>
      {isPending && (
        <p role="status" className={classes.pending}>
          <Loader />
          <span className="visually-hidden">{uiTexts.loading}</span>
        </p>
      )}
      <PayPalButtons
        style={{ layout: 'vertical', shape: 'rect', label: 'pay' }}
        createOrder={() => {
          setCancelled(false);
          return Promise.resolve(order.providerOrder);
        }}
        onApprove={onApprove}
        onCancel={() => setCancelled(true)}
        onError={onError}
      />
      <p role="status" className={classes.cancelled}>
        {cancelled && words.cancelled}
      </p>
    </section>
  );
}
