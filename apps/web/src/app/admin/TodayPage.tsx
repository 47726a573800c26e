import { adminTodayTexts as texts } from '@bolillero/texts/admin-today';
import { useState } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { useSettings } from '../../api/settings.ts';
import { dateInWords, dateOfInstant } from '../../components/ui/dates.ts';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { ProposalsDue } from '../../features/admin-sources/components/ProposalsDue.tsx';
import { OverdueRefundWindow } from '../../features/admin-tickets/components/OverdueRefundWindow.tsx';
import { ClosingTickets } from '../../features/admin-today/components/ClosingTickets.tsx';
import { GrownWork } from '../../features/admin-today/components/GrownWork.tsx';
import { Sales } from '../../features/admin-today/components/Sales.tsx';
import { SeriesTiles } from '../../features/admin-today/components/SeriesTiles.tsx';
import { FailingMail, OpenQuestions } from '../../features/admin-today/components/ToAttend.tsx';
import classes from '../../features/admin-today/components/Today.module.css';
import { useOfficeUser } from '../../session/admin.ts';

/** `/admin/hoy`: what is due, by what runs out first. Mail and money are administrators' (Rulebook 9). */
export function TodayPage() {
  const administrator = useOfficeUser()?.role === 'administrator';
  const { timeZone } = useSettings();
  const [refunding, setRefunding] = useState(false);
  return (
    <>
      <PageHeader title={texts.title} subtitle={dateInWords(dateOfInstant(serverNow(), timeZone), 'long')} />
      <GrownWork />
      <div className={classes.page}>
        <SeriesTiles />
        <div className={classes.columns}>
          <ClosingTickets onRefundAll={administrator ? () => setRefunding(true) : null} />
          <div className={classes.side}>
            <OpenQuestions />
            {administrator && <FailingMail />}
            <ProposalsDue />
          </div>
        </div>
        {administrator && <Sales />}
      </div>
      {refunding && <OverdueRefundWindow onClose={() => setRefunding(false)} />}
    </>
  );
}
