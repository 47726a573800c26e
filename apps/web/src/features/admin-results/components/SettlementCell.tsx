import { adminResultListTexts } from '@bolillero/texts/admin-results';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import type { ListRow } from '../api/result-list.ts';
import classes from './ResultList.module.css';

const texts = adminResultListTexts.settlement;

/** How far the settlement of a draw has come: plays looked at, and how many of them won. */
export function SettlementCell({ result }: { result: ListRow }) {
  const { settlement, shown } = result;
  if (settlement === null) {
    return <span className={classes.settlement}>{shown ? adminResultListTexts.noBall : texts.none}</span>;
  }
  const { state, settled, total, winners } = settlement;
  if (state === 'done') {
    return (
      <span className={classes.settlement} data-won={winners > 0 || undefined}>
        {texts.done(total, winners)}
      </span>
    );
  }
  const words = total === 0 ? texts.waiting : texts.running(settled, total);
  return (
    <span className={classes.settlement} role="status">
      {words}
      <ProgressBar label={words} part={total === 0 ? null : settled / total} />
    </span>
  );
}
