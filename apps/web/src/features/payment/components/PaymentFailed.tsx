import { uiTexts } from '@bolillero/texts/ui';
import { Button } from '../../../components/ui/Button.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import classes from './PaymentWindow.module.css';

interface PaymentFailedProps {
  readonly messages: readonly string[];
  readonly onClose: () => void;
}

/** What a payment failed for, in the window's place. */
export function PaymentFailed({ messages, onClose }: PaymentFailedProps) {
  return (
    <Window title={uiTexts.errorTitle} onClose={onClose} width={420}>
      <div className={classes.payment}>
        {messages.map((message) => (
          <p key={message} className={classes.failure}>
            {message}
          </p>
        ))}
        <Button size="md" onClick={onClose} data-autofocus>
          {uiTexts.accept}
        </Button>
      </div>
    </Window>
  );
}
