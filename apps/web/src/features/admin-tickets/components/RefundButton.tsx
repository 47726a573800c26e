import { adminTicketsTexts } from '@bolillero/texts/admin-tickets';
import { Button } from '../../../components/ui/Button.tsx';
import { useAdminSession } from '../../../session/admin.ts';
import type { Purchase } from '../api/tickets.ts';

const texts = adminTicketsTexts.refund;

interface RefundButtonProps {
  readonly purchase: Purchase;
  readonly disabled?: boolean;
  readonly onRefund: () => void;
}

/** Stands where there is something to give back, for administrators: operators sell tickets and move no money. */
export function RefundButton({ purchase, disabled = false, onRefund }: RefundButtonProps) {
  const session = useAdminSession();
  const administrator = session.state === 'in' && session.person.role === 'administrator';
  // a free play cost nothing
  if (!administrator || purchase.refunded || Number(purchase.price) === 0) return null;
  return (
    <Button
      size="xs"
      variant="subtle"
      color="danger"
      disabled={disabled}
      aria-label={texts.actOf(purchase.id)}
      onClick={onRefund}
    >
      {texts.act}
    </Button>
  );
}
