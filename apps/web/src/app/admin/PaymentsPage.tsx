import { adminPaymentsTexts as texts } from '@bolillero/texts/admin-payments';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useListState } from '../../components/table/use-list-state.ts';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RecordHistory } from '../../features/admin-audit/components/RecordHistory.tsx';
import type { PaymentSearch } from '../../features/admin-payments/api.ts';
import { PaymentList } from '../../features/admin-payments/components/PaymentList.tsx';
import { PaymentWindow } from '../../features/admin-payments/components/PaymentWindow.tsx';
import { paths } from '../../paths.ts';

/** `/admin/pagos`: every payment, and what all of them come to. */
export function PaymentsPage() {
  const state = useListState<PaymentSearch>(useSearch({ from: '/office/admin/pagos' }));
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <PaymentList state={state} onOpen={setShown} />
      {shown !== null && (
        <PaymentWindow
          id={shown}
          onClose={() => setShown(null)}
          linkTo={(customerId) => <TextLink {...paths.adminPlayer(customerId)}>{texts.toPlayer}</TextLink>}
          history={<RecordHistory entity="payment_order" id={shown} level={3} folded />}
        />
      )}
    </>
  );
}
