import { chosenGroup, zonesGroup } from '@bolillero/domain/play-board/board';
import { advancedTexts } from '@bolillero/texts/advanced';
import { seriesOddsText } from '../../../api/series-odds.ts';
import { HelpSheet, type SheetEntry } from '../../../features/play/advanced/components/HelpSheet.tsx';
import { useOfPage } from '../../../features/play/advanced/use-board.ts';
import type { AdvancedParts } from './advanced-parts.ts';
import { useColouredBy } from './use-coloured-by.ts';

interface HelpWindowProps extends AdvancedParts {
  readonly onGuide: () => void;
  readonly onClose: () => void;
}

/** 'Ayudas': on phones, all that does not stand on the slip. */
export function HelpWindow({ lottery, series, board, tools, onOpen, onGuide, onClose }: HelpWindowProps) {
  const ja = useOfPage(board, (page) => page.ja);
  const colouredBy = useColouredBy(board);
  const others: Readonly<Record<SheetEntry, () => void>> = {
    paste: () => onOpen({ kind: 'paste' }),
    favorites: () => onOpen({ kind: 'favorites' }),
    played: () => onOpen({ kind: 'played' }),
    legend: () => onOpen({ kind: 'legend' }),
    guide: onGuide,
  };
  return (
    <HelpSheet
      colouredBy={colouredBy && { ...colouredBy, group: nameOf(ja) }}
      odds={seriesOddsText(lottery, series)}
      onTool={tools.onTool}
      onOther={(entry) => others[entry]()}
      onClose={onClose}
    />
  );
}

function nameOf(ja: number): string {
  const { games } = advancedTexts;
  if (ja === zonesGroup) return games.zones;
  return ja === chosenGroup ? games.jas : games.ja(ja + 1);
}
