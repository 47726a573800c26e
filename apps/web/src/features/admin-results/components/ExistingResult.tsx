import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import type { Lottery } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { paths } from '../../../paths.ts';
import { useResultList } from '../api/results.ts';
import classes from './ResultForm.module.css';

interface ExistingResultProps {
  readonly lottery: Lottery;
  readonly type: SeriesType;
  readonly date: string;
  readonly ownId: number | null;
}

/** Says that the draw has a result already, and leads to it, before a whole form is filled in for nothing. */
export function ExistingResult({ lottery, type, date, ownId }: ExistingResultProps) {
  const found = useResultList(lottery.name, { type, page: 1, from: date, to: date });
  const existing = found.isPlaceholderData ? undefined : found.data?.results.find(({ id }) => id !== ownId);
  if (!existing) return null;
  return (
    <p className={classes.warning} role="status">
      {texts.exists}{' '}
      <TextLink {...paths.adminEditResult(lottery.id, lottery.name, existing.id)}>
        {texts.editExisting}
      </TextLink>
    </p>
  );
}
