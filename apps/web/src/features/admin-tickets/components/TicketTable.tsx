import { adminTicketsTexts } from '@bolillero/texts/admin-tickets';
import type { ReactNode } from 'react';
import table from '../../../components/ui/table.module.css';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';

const { columns } = adminTicketsTexts;

interface TicketTableProps {
  readonly stale: boolean;
  readonly children: ReactNode;
}

/** The frame of both lists of tickets. */
export function TicketTable({ stale, children }: TicketTableProps) {
  const kept = useKeptFocus();
  const headings = [columns.id, columns.lottery, columns.player, columns.balls, columns.draw];
  return (
    <div ref={kept} className={table.frame} data-stale={stale || undefined}>
      <table className={table.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col" className={table.actions}>
              {columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
