import { type Matrix, picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { hasAllBalls } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import type { ReactNode } from 'react';
import { Slip, type SlipProps } from '../../../components/ui/Slip.tsx';
import { SwitchField } from '../../../components/ui/SwitchField.tsx';
import { slipStatus } from '../tickets/slip-status.ts';
import type { TicketEntry } from '../tickets/ticket-store.ts';
import type { SlipKind } from './slip-kind.ts';
import classes from './TicketSlip.module.css';

interface PlaySlipProps extends Pick<SlipProps, 'counts' | 'zones' | 'marking'> {
  readonly matrix: Matrix;
  readonly entry: TicketEntry;
  /** From 1 on. */
  readonly position: number;
  readonly kind: SlipKind;
  readonly header: ReactNode;
  readonly onPress: (ball: number) => void;
  readonly onPressSpecial: (special: number) => void;
  readonly onMultiplier: () => void;
}

/** A ticket as a slip that is filled in, with the switch of its multiplier. */
export function PlaySlip({ matrix, entry, position, kind, ...rest }: PlaySlipProps) {
  const { ticket } = entry;
  const multiplier = kind.multiplier !== null && (
    <div className={classes.multiplier}>
      <SwitchField
        labelFirst
        label={kind.multiplier}
        aria-label={playTexts.helpers.forTicket(kind.multiplier, position)}
        checked={ticket.withMultiplier}
        onChange={rest.onMultiplier}
      />
    </div>
  );
  return (
    <Slip
      size={matrix.size}
      columns={kind.columns}
      balls={ticket.balls}
      special={
        picksSpecial(matrix)
          ? {
              size: specialSize(matrix),
              chosen: ticket.special,
              name: kind.specialName,
              aside: multiplier,
              asked:
                slipStatus(matrix, entry) === 'special-missing' ? playTexts.tickets.chooseOne : undefined,
            }
          : undefined
      }
      accent={kind.accent}
      label={playTexts.tickets.one(position)}
      full={hasAllBalls(matrix, ticket)}
      counts={rest.counts}
      zones={rest.zones}
      marking={rest.marking}
      onToggle={rest.onPress}
      onToggleSpecial={rest.onPressSpecial}
      footer={picksSpecial(matrix) ? undefined : multiplier}
      header={rest.header}
    />
  );
}
