import { chosenGroup } from '@bolillero/domain/play-board/board';
import { sourceOf } from '@bolillero/domain/play-board/groups';
import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import { usePast } from '../../../features/play/advanced/use-board.ts';
import { useCustomerSession } from '../../../session/customer.ts';
import type { AdvancedParts } from './advanced-parts.ts';
import type { OpenOnAdvanced } from './advanced-place.ts';
import { HelpWindow } from './HelpWindow.tsx';

// Each is fetched when it is opened.
const loadHelpers = () =>
  import('../../../features/play/advanced/windows/ForecastWindows.tsx').then(
    (module) => module.ForecastWindows,
  );
const loadPrevious = () =>
  import('../../../components/study/PreviousPlaysWindow.tsx').then((module) => module.PreviousPlaysWindow);
const loadLegend = () =>
  import('../../../features/play/advanced/windows/LegendWindow.tsx').then((module) => module.LegendWindow);
const loadShared = () => import('../play/PlayWindow.tsx').then((module) => module.PlayWindow);

interface AdvancedWindowsProps extends AdvancedParts {
  readonly open: OpenOnAdvanced;
  readonly onGuide: () => void;
  readonly onClose: () => void;
}

/** What opens over the advanced page. */
export function AdvancedWindows({ open, onClose, onGuide, ...parts }: AdvancedWindowsProps) {
  const { lottery, series, board, kind, work, table, tools } = parts;
  const session = useCustomerSession();
  const past = usePast(board);
  switch (open.kind) {
    case 'helper':
      return (
        <LazyWindow
          key={open.window}
          load={loadHelpers}
          onFailed={onClose}
          props={{
            open: open.window,
            past,
            source: sourceOf(board.page.get(), past),
            birthday: session.state === 'in' ? session.person.birthday : null,
            specialName: kind.specialName,
            accent: kind.accent,
            onChoose: tools.onChoice,
            onClose,
          }}
        />
      );
    case 'previous':
      return (
        <LazyWindow
          key="previous"
          load={loadPrevious}
          onFailed={onClose}
          props={{
            lottery,
            series: { id: lottery.id, type: series },
            chosen: past.chosen?.source,
            onChoose: (chosen) => {
              board.setPast({ ...past, chosen });
              work.act({ do: 'choose-group', group: chosenGroup });
              onClose();
            },
            onClose,
          }}
        />
      );
    case 'legend':
      return (
        <LazyWindow
          key="legend"
          load={loadLegend}
          onFailed={onClose}
          props={{ matrix: lottery.matrix, accent: kind.accent, specialName: kind.specialName, onClose }}
        />
      );
    case 'help':
      return <HelpWindow {...parts} onGuide={onGuide} onClose={onClose} />;
    default:
      return (
        <LazyWindow
          key={open.kind}
          load={loadShared}
          onFailed={onClose}
          props={{
            ...parts,
            open,
            work: { tooMany: work.tooMany, onNumerology: () => undefined },
            tools: [],
            plays: table.plays,
            playsTools: table.playsTools,
            onClose,
          }}
        />
      );
  }
}
