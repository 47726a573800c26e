import { advancedTexts } from '@bolillero/texts/advanced';
import { playTexts } from '@bolillero/texts/play';
import { useRef } from 'react';
import { FrameFoot } from '../../../components/layout/frame-places.tsx';
import { PlayedNumbers } from '../../../features/cart/components/PlayedNumbers.tsx';
import { AdvancedGrid } from '../../../features/play/advanced/components/AdvancedGrid.tsx';
import { GamesBar } from '../../../features/play/advanced/components/GamesBar.tsx';
import { OptionRail, type RailOption } from '../../../features/play/advanced/components/OptionRail.tsx';
import { PlayBars } from '../../../features/play/advanced/components/PlayBars.tsx';
import { PlayedPanel } from '../../../features/play/advanced/components/PlayedPanel.tsx';
import { SelectionBar } from '../../../features/play/advanced/components/SelectionBar.tsx';
import { TicketToolsBar } from '../../../features/play/advanced/components/TicketToolsBar.tsx';
import { useOfPage, usePast } from '../../../features/play/advanced/use-board.ts';
import { HonestLine } from '../../../features/play/components/HonestLine.tsx';
import { Money } from '../../../features/play/components/Money.tsx';
import { NewsSlot } from '../../../features/play/components/NewsSlot.tsx';
import type { PlayTool } from '../../../features/play/components/play-tools.ts';
import { TicketAnnouncer } from '../../../features/play/components/TicketAnnouncer.tsx';
import { PlayHeader } from '../play/PlayHeader.tsx';
import classes from './AdvancedWide.module.css';
import type { AdvancedParts } from './advanced-parts.ts';
import { chosenWords } from './chosen-words.ts';
import { Suggested } from './Suggested.tsx';
import { useColouredBy } from './use-coloured-by.ts';

interface AdvancedWideProps extends AdvancedParts {
  /** Besides the tools that fill and clean. */
  readonly more: readonly PlayTool[];
  /** Begins the guided tour. */
  readonly onGuide: () => void;
}

/** The advanced page on a wide screen: what colours and fills above the slips, and what they come to at the foot. */
export function AdvancedWide(props: AdvancedWideProps) {
  const { lottery, series, board, kind, work, table, tools, onOpen, onGuide } = props;
  const { act } = work;
  const ja = useOfPage(board, (page) => page.ja);
  const selection = useOfPage(board, (page) => page.selection);
  const past = usePast(board);
  const colouredBy = useColouredBy(board);
  const played = useRef<HTMLDivElement>(null);
  const slips = useRef<HTMLDivElement>(null);
  const options: Readonly<Record<RailOption, () => void>> = {
    guide: onGuide,
    legend: () => onOpen({ kind: 'legend' }),
    add: () => act({ do: 'add-ticket' }),
    clear: () => tools.onTool('clear'),
    delete: () => tools.onTool('delete'),
  };
  const resting = selection !== null;
  return (
    <div className={classes.page} data-wide>
      <PlayHeader {...props} />
      {props.notices}
      <PlayBars>
        {selection ? (
          <SelectionBar
            tool={selection.tool}
            chosen={chosenWords(selection.tool, lottery)}
            marked={selection.marked.size}
            onMarkAll={(which) => act({ do: 'mark-all', which })}
            onExecute={() => void tools.onExecute()}
            onCancel={() => act({ do: 'cancel' })}
            firstBox={() => slips.current?.querySelector<HTMLElement>('input[type=checkbox]') ?? null}
          />
        ) : (
          <>
            <GamesBar
              ja={ja}
              onGroup={tools.onGroup}
              draws={past.draws}
              colouredBy={colouredBy}
              onMostLikely={() => tools.onTool('most-likely')}
            />
            <TicketToolsBar onTool={tools.onTool} more={props.more} />
          </>
        )}
      </PlayBars>
      <div className={classes.room}>
        <div className={classes.side}>
          <div ref={played}>
            <PlayedPanel count={table.plays.data?.length} resting={resting}>
              <PlayedNumbers plays={table.plays} lottery={lottery} tools={table.playsTools} titled={false} />
            </PlayedPanel>
          </div>
          <Suggested
            board={board}
            act={act}
            series={{ id: lottery.id, type: series }}
            home={() => played.current}
          />
          {resting && <p className={classes.keys}>{advancedTexts.selection.keys}</p>}
        </div>
        <section className={classes.slips} aria-labelledby="tickets" ref={slips}>
          <h2 id="tickets" className="visually-hidden">
            {playTexts.tickets.title}
          </h2>
          <AdvancedGrid board={board} kind={kind} work={work} />
          <TicketAnnouncer store={board.tickets} specialName={kind.specialName} />
          <HonestLine lottery={lottery} series={series} />
        </section>
        <div className={classes.rail} inert={resting}>
          <OptionRail onOption={(option) => options[option]()} />
        </div>
      </div>
      <FrameFoot>
        <div className={classes.foot} inert={resting}>
          <div className={classes.slot}>
            <NewsSlot {...table.slot} />
          </div>
          <Money {...table.money} bar />
        </div>
      </FrameFoot>
    </div>
  );
}
