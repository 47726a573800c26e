import { useRef } from 'react';
import { FrameFoot } from '../../../components/layout/frame-places.tsx';
import { NoticeSlot } from '../../../components/ui/NoticeSlot.tsx';
import { Strip } from '../../../components/ui/Strip.tsx';
import { AdvancedSlip } from '../../../features/play/advanced/components/AdvancedSlip.tsx';
import { GamesBar } from '../../../features/play/advanced/components/GamesBar.tsx';
import { MarkList } from '../../../features/play/advanced/components/MarkList.tsx';
import { useOfPage, usePast } from '../../../features/play/advanced/use-board.ts';
import { Money } from '../../../features/play/components/Money.tsx';
import { NewsSlot } from '../../../features/play/components/NewsSlot.tsx';
import { TicketPage } from '../../../features/play/components/TicketBoard.tsx';
import { TicketStrip } from '../../../features/play/components/TicketStrip.tsx';
import { Tray } from '../../../features/play/components/Tray.tsx';
import { addTicket } from '../../../features/play/tickets/ticket-actions.ts';
import { PlayedSeries } from '../play/PlayedSeries.tsx';
import { PlayPages } from '../play/PlayPages.tsx';
import phone from '../play/PlayPhone.module.css';
import { PlayPhoneHeader } from '../play/PlayPhoneHeader.tsx';
import classes from './AdvancedPhone.module.css';
import type { AdvancedParts } from './advanced-parts.ts';
import { chosenWords } from './chosen-words.ts';
import { Suggested } from './Suggested.tsx';
import { useColouredBy } from './use-coloured-by.ts';

/** The advanced page on a phone: what colours the slips in a strip, one slip, and 'Ayudas' for all that fills them. */
export function AdvancedPhone(props: AdvancedParts) {
  const { lottery, series, page: playPage, drawDate, store, kind, active, board, work, table, tools } = props;
  const { act } = work;
  const ja = useOfPage(board, (page) => page.ja);
  const selection = useOfPage(board, (page) => page.selection);
  const past = usePast(board);
  const colouredBy = useColouredBy(board);
  const slip = useRef<HTMLDivElement>(null);
  return (
    <>
      <PlayPhoneHeader lottery={lottery} drawDate={drawDate} />
      <div className={phone.page}>
        <GamesBar
          ja={ja}
          onGroup={tools.onGroup}
          draws={past.draws}
          colouredBy={colouredBy}
          onMostLikely={() => tools.onTool('most-likely')}
        />
        <Strip className={classes.switches}>
          <PlayedSeries lottery={lottery} series={series} page={playPage} />
          <PlayPages lottery={lottery} series={series} page={playPage} />
        </Strip>
        {props.notices}
        <div className={phone.strip}>
          <TicketStrip
            store={store}
            kind={kind}
            active={active.id}
            onPick={active.pick}
            onList={() => props.onOpen({ kind: 'list' })}
            onAdd={() => active.pick(addTicket(store) ?? active.id)}
          />
        </div>
        <div ref={slip}>
          <TicketPage id={active.id} onTurn={active.turn}>
            <AdvancedSlip
              key={active.id}
              board={board}
              id={active.id}
              position={active.position}
              kind={kind}
              work={work}
            />
          </TicketPage>
        </div>
        <Suggested
          board={board}
          act={act}
          series={{ id: lottery.id, type: series }}
          home={() => slip.current}
        />
      </div>
      {selection && (
        <MarkList
          store={store}
          accent={kind.accent}
          specialName={kind.specialName}
          tool={selection.tool}
          chosen={chosenWords(selection.tool, lottery)}
          marked={selection.marked}
          onMark={(ticket) => act({ do: 'mark', ticket })}
          onMarkAll={(which) => act({ do: 'mark-all', which })}
          onExecute={() => void tools.onExecute()}
          onCancel={() => act({ do: 'cancel' })}
          cameFrom={() => slip.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')}
        />
      )}
      <FrameFoot>
        <div className={phone.foot}>
          <NoticeSlot className={phone.notices} />
          <NewsSlot {...table.slot} />
          <Tray
            store={store}
            id={active.id}
            kind={kind}
            tooMany={work.tooMany}
            onMissing={() => active.toSpecial(active.id)}
            onRetry={table.desk.resend}
          />
          <Money {...table.money} />
        </div>
      </FrameFoot>
    </>
  );
}
