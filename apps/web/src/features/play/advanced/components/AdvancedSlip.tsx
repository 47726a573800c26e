import { previousPlayOf } from '@bolillero/domain/play-board/groups';
import { mostPreviousPlays } from '@bolillero/domain/statistics/previous-plays';
import { advancedSlipTexts as words } from '@bolillero/texts/advanced-slip';
import { playTexts } from '@bolillero/texts/play';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { memo, type ReactNode } from 'react';
import { ActMenu } from '../../../../components/ui/ActMenu.tsx';
import { PlaySlip } from '../../components/PlaySlip.tsx';
import type { SlipKind } from '../../components/slip-kind.ts';
import { TicketStatus } from '../../components/TicketStatus.tsx';
import type { TicketEntry } from '../../tickets/ticket-store.ts';
import { useTicket } from '../../tickets/use-tickets.ts';
import type { AdvancedWork } from '../advanced-work.ts';
import type { BoardStore } from '../board-store.ts';
import { useOfPage, usePast, useTicketColours, useZones } from '../use-board.ts';
import classes from './AdvancedSlip.module.css';
import { AdvancedSlipTools } from './AdvancedSlipTools.tsx';

interface AdvancedSlipProps {
  readonly board: BoardStore;
  readonly id: string;
  /** From 1 on. */
  readonly position: number;
  readonly kind: SlipKind;
  readonly work: AdvancedWork;
}

/** One ticket of the advanced page, in the colours of its previous plays. A tap renders this ticket again, and of it one cell. */
export const AdvancedSlip = memo(function AdvancedSlip(props: AdvancedSlipProps) {
  const entry = useTicket(props.board.tickets, props.id);
  return entry ? <FilledSlip {...props} entry={entry} /> : null;
});

function FilledSlip({ board, id, position, kind, work, entry }: AdvancedSlipProps & { entry: TicketEntry }) {
  const { tickets } = board;
  const marking = useOfPage(board, ({ selection }) =>
    selection === null ? null : selection.marked.has(id) ? 'marked' : 'unmarked',
  );
  const colours = useTicketColours(board, id);
  const zones = useZones(board);
  const { act, tooMany, onHelp } = work;
  const title = playTexts.tickets.one(position);
  const status = (
    <TicketStatus store={tickets} entry={entry} specialName={kind.specialName} tooMany={tooMany} />
  );
  const tools = <AdvancedSlipTools id={id} position={position} {...work} />;
  return (
    <PlaySlip
      matrix={tickets.matrix}
      entry={entry}
      position={position}
      kind={kind}
      counts={colours}
      zones={zones}
      marking={marking ?? undefined}
      onPress={(ball) => act({ do: 'press', ticket: id, ball })}
      onPressSpecial={(special) => act({ do: 'press-special', ticket: id, special })}
      onMultiplier={() => act({ do: 'multiplier', ticket: id })}
      header={header()}
    />
  );

  function header(): ReactNode {
    if (marking !== null)
      return (
        <label className={classes.mark}>
          <input
            type="checkbox"
            className={classes.box}
            aria-label={words.mark(position)}
            checked={marking === 'marked'}
            onChange={() => act({ do: 'mark', ticket: id })}
            onKeyDown={(event) => {
              // as Space does; with Ctrl it is EJECUTAR
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) act({ do: 'mark', ticket: id });
            }}
          />
          <span>
            <span className={classes.title}>{words.mark(position)}</span>
            {status}
          </span>
        </label>
      );
    if (onHelp)
      return (
        <>
          <h2 className="visually-hidden">{title}</h2>
          {tools}
        </>
      );
    return (
      <>
        <div className={classes.header}>
          <h3 className={classes.title}>{title}</h3>
          {tools}
        </div>
        <div className={classes.header}>
          {status}
          <OwnGroup board={board} id={id} position={position} group={entry.ticket.group} act={act} />
        </div>
      </>
    );
  }
}

interface OwnGroupProps {
  readonly board: BoardStore;
  readonly id: string;
  readonly position: number;
  /** The ticket's own; null: that of all tickets. */
  readonly group: number | null;
  readonly act: AdvancedWork['act'];
}

/** 'JA3 ▾': the previous plays that colour this ticket alone. */
function OwnGroup({ board, id, position, group, act }: OwnGroupProps) {
  const common = useOfPage(board, ({ ja }) => (ja >= 0 && ja < mostPreviousPlays ? ja : null));
  const past = usePast(board);
  const shown = group ?? common;
  const name = shown === null ? words.noGroup : words.group(shown + 1);
  // so many draws there are not yet
  const isShort = group !== null && previousPlayOf({ group }, past) === null;
  return (
    <ActMenu
      label={words.ownGroup(position, isShort ? words.fewDraws(name, past.draws) : name)}
      className={classes.group}
      acts={Array.from({ length: mostPreviousPlays }, (_, at) => ({
        label: at === group ? words.chosenGroup(at + 1) : words.group(at + 1),
        onAct: () => act({ do: 'choose-own-group', ticket: id, group: at }),
      }))}
    >
      <span data-own={group !== null || undefined}>{name}</span>
      <IconChevronDown size={14} aria-hidden="true" />
    </ActMenu>
  );
}
