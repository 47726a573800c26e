import type { CardMark } from '@bolillero/texts/study-cards';
import { memo } from 'react';
import { placeOf, rowsOf, type SlipGeometry } from '../../../components/ui/slip-geometry.ts';
import classes from './CardPanel.module.css';

export interface MarkedBall {
  readonly ball: number;
  readonly mark: CardMark | 'special';
}

interface CardPanelProps {
  readonly geometry: SlipGeometry;
  readonly balls: readonly MarkedBall[];
  readonly tone?: 'main' | 'special';
}

/** A drum's numbers as small as a card has them: at this size a shape says what a ball is. */
export function CardPanel({ geometry, balls, tone = 'main' }: CardPanelProps) {
  const { size, columns, rows } = geometry;
  return (
    <svg className={classes.panel} data-tone={tone} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <Printed size={size} columns={columns} rows={rows} />
      {balls.map(({ ball, mark }) => {
        const { column, row } = placeOf(geometry, ball);
        return (
          <g key={ball} data-mark={mark} className={classes.ball} transform={`translate(${column} ${row})`}>
            <MarkShape mark={mark} />
            <text x=".5" y=".52">
              {ball}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** What a ball is, as a shape in a square of 1: the key draws the same. */
export function MarkShape({ mark }: { readonly mark: MarkedBall['mark'] }) {
  switch (mark) {
    case 'more':
      return <rect x=".06" y=".06" width=".88" height=".88" rx=".16" />;
    case 'less':
      return <path d="M.5-.06 1.06.5.5 1.06-.06.5Z" />;
    case 'pair':
      return (
        <>
          <circle cx=".5" cy=".5" r=".47" />
          <circle className={classes.ring} cx=".5" cy=".5" r=".38" />
        </>
      );
    default:
      return <circle cx=".5" cy=".5" r=".46" />;
  }
}

/** The numbers before anybody drew one: the same on every card of a lottery. */
const Printed = memo(function Printed(geometry: SlipGeometry) {
  return (
    <g className={classes.printed}>
      {rowsOf(geometry).map((row, y) =>
        row.map((number, x) => (
          <text key={number} x={x + 0.5} y={y + 0.52}>
            {number}
          </text>
        )),
      )}
    </g>
  );
});
