import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckField } from '../../../components/ui/CheckField.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import type { Impact } from '../api/read-lottery.ts';
import { AffectedWindow } from './AffectedWindow.tsx';
import classes from './LotteryForm.module.css';

const texts = adminLotteriesTexts.impact;

interface ImpactCardProps {
  readonly id: string;
  readonly impact: Impact;
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
}

/** What saving would meet: from which draw, what stays, which carts and sold plays are hit. What is sold is never broken. */
export function ImpactCard({ id, impact, accepted, onAccept }: ImpactCardProps) {
  const [open, setOpen] = useState(false);
  const { eras, draws, carts, sold, verdict } = impact;
  const eraWords = { opened: texts.opened, changed: texts.changedEra, removed: texts.removedEra };
  const met = draws.total + carts.total + sold.total > 0;
  const Icon = verdict === 'free' ? IconInfoCircle : IconAlertTriangle;
  return (
    <section id={id} className={classes.impact} data-verdict={verdict} aria-label={texts.title} tabIndex={-1}>
      <Icon size={20} aria-hidden="true" />
      <div>
        <h3>{texts.title}</h3>
        {eras.map((era) => (
          <p key={era.from}>{eraWords[era.change](dateInWords(era.from, 'numeric'))}</p>
        ))}
        {draws.kept > 0 && <p>{texts.kept(draws.kept)}</p>}
        {draws.total > 0 && <p>{texts.draws(draws.total)}</p>}
        {(carts.total > 0 || sold.total > 0) && (
          <p>
            {carts.total > 0 && <b>{texts.carts(carts.total)}</b>}{' '}
            {sold.total > 0 && <b>{texts.sold(sold.total)}</b>}
          </p>
        )}
        {met ? (
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {texts.see}
          </Button>
        ) : (
          <p>{texts.free}</p>
        )}
        {verdict === 'refused' && <p>{texts.refused}</p>}
        {verdict === 'asks' && (
          <CheckField
            label={texts.accept}
            checked={accepted}
            onChange={({ currentTarget }) => onAccept(currentTarget.checked)}
          />
        )}
      </div>
      {open && <AffectedWindow impact={impact} onClose={() => setOpen(false)} />}
    </section>
  );
}
