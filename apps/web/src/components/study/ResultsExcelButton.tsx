import { mostPreviousPlays } from '@bolillero/domain/statistics/previous-plays';
import { resultsSheetTexts as words } from '@bolillero/texts/study-results-bar';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LotteryDetail } from '../../api/lottery.ts';
import { type StudiedRange, type StudiedSeries, studiedDrawsQuery } from '../../api/study.ts';
import { Button } from '../ui/Button.tsx';
import { showSuccess, showWarning } from '../ui/notice-store.ts';
import classes from './ResultsExcelButton.module.css';

interface ResultsExcelButtonProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly range: StudiedRange;
  /** Only draws with this ball. */
  readonly ball?: number | undefined;
  /** Which previous plays its balls are coloured by, 1 to 10; JA10 unless one is chosen. */
  readonly previous?: number | undefined;
  /** Whether there is anything to export. */
  readonly disabled: boolean;
  /** The icon alone. */
  readonly compact?: boolean;
}

/** Keeps all draws of a range as an Excel file; they, and what writes it, are fetched when it is asked for. */
export function ResultsExcelButton(props: ResultsExcelButtonProps) {
  const { lottery, series, range, ball = null, previous = mostPreviousPlays, disabled, compact } = props;
  const queryClient = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const make = async () => {
    if (isMaking) return;
    setMaking(true);
    try {
      // from the first draw on: what came before the range colours its first balls
      const [{ saveResultsSheet }, { draws }] = await Promise.all([
        import('./save-results-sheet.ts'),
        queryClient.fetchQuery(studiedDrawsQuery(series, { to: range.to })),
      ]);
      showSuccess(words.saved(await saveResultsSheet({ lottery, draws, range, ball, previous })));
    } catch {
      showWarning(words.failed);
    } finally {
      setMaking(false);
    }
  };
  const icon = <IconFileSpreadsheet size={20} aria-hidden="true" />;
  return (
    <Button
      variant="default"
      size="md"
      className={classes.button}
      disabled={disabled}
      loading={isMaking}
      aria-label={compact ? words.download : undefined}
      title={compact ? words.download : undefined}
      data-compact={compact || undefined}
      leftSection={compact ? undefined : icon}
      onClick={() => void make()}
    >
      {compact ? icon : words.excel}
    </Button>
  );
}
