import type { AdvancedWork } from '../../../features/play/advanced/advanced-work.ts';
import type { BoardStore } from '../../../features/play/advanced/board-store.ts';
import { useOfPage } from '../../../features/play/advanced/use-board.ts';
import { DeselectPrompt } from '../../../features/play/advanced/windows/DeselectPrompt.tsx';

/** The question whether a marked ball is to be let go, at that ball. */
export function Asking({ board, act }: { readonly board: BoardStore; readonly act: AdvancedWork['act'] }) {
  const asking = useOfPage(board, (page) => page.asking);
  if (asking === null) return null;
  const { ticket, ball } = asking;
  return (
    <DeselectPrompt
      key={`${ticket} ${ball}`}
      anchor={() =>
        document.querySelector<HTMLElement>(
          `[data-slip="${ticket}"] [data-tone=main] [data-number="${ball}"]`,
        )
      }
      onConfirm={() => act({ do: 'confirm' })}
      onKeep={() => act({ do: 'keep' })}
    />
  );
}
