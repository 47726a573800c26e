import { type LotteryLack, lotteryLack } from '@bolillero/domain/games/lottery-readiness';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { serverNow } from '../../../api/server-clock.ts';
import type { LotterySection } from '../lottery-form.ts';
import type { LotteryFormState } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';

const texts = adminLotteriesTexts.missing;

const sectionOfLack: Readonly<Record<LotteryLack, LotterySection>> = {
  era: 'matrix',
  'draw-days': 'calendar',
  prices: 'prices',
  'prize-table': 'prizes',
  'laggards-prize-table': 'prizes',
};

interface MissingProps {
  readonly form: LotteryFormState;
  readonly onSection: (section: LotterySection) => void;
}

/** Of a hidden lottery, what it still needs before it can be shown, as it stands in the form. */
export function Missing({ form, onSection }: MissingProps) {
  const { draft, base } = form;
  const lacks = lotteryLack(draft.lottery ?? base.lottery, serverNow());
  const { hidden } = base.lottery;
  if (!hidden && lacks.length === 0) return null;
  return (
    <div className={classes.missing}>
      <IconEyeOff size={20} aria-hidden="true" />
      <p>
        {hidden && <strong>{texts.hidden}</strong>}{' '}
        {lacks.length === 0 ? texts.ready : hidden ? texts.title : texts.shown}{' '}
        {lacks.map((lack) => (
          <button key={lack} type="button" onClick={() => onSection(sectionOfLack[lack])}>
            {texts.lacks[lack]}
          </button>
        ))}
        {lacks.length === 0 && (
          <button type="button" onClick={() => onSection('sales')}>
            {texts.toSales}
          </button>
        )}
      </p>
    </div>
  );
}
