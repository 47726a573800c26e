import { type CardMark, cardsTexts as words } from '@bolillero/texts/study-cards';
import type { ReactNode } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedDraw } from '../../../api/study.ts';
import { accentStyle } from '../../../components/ui/accent.ts';
import { type BallState, markShapes } from '../../../components/ui/ball-marks.ts';
import { PrintedPanel } from '../../../components/ui/PrintedPanel.tsx';
import {
  type Inked,
  placeOf,
  type SlipGeometry,
  slipGeometry,
} from '../../../components/ui/slip-geometry.ts';
import classes from './DetailSlip.module.css';

interface DetailSlipProps {
  readonly lottery: LotteryDetail;
  readonly draw: StudiedDraw;
  /** How many numbers the drums of that date had; 0 special ones without a drum of their own. */
  readonly size: number;
  readonly specials: number;
  readonly marks: readonly { readonly ball: number; readonly mark: CardMark }[];
  /** The balls that came least and not in this draw. */
  readonly ringed: readonly number[];
  readonly header: ReactNode;
}

const stateOf: Readonly<Record<CardMark, BallState>> = {
  pair: 'pair',
  more: 'hot',
  less: 'cold',
  plain: 'chosen',
};

/** The slip of a draw with its line, its balls marked by what they are in the range. */
export function DetailSlip(props: DetailSlipProps) {
  const { lottery, draw, size, specials, marks, ringed, header } = props;
  const geometry = slipGeometry(size, lottery.slipColumns);
  const inked = new Map<number, Inked>(
    marks.map(({ ball, mark }) => [ball, { state: stateOf[mark], matched: false }]),
  );
  const special = draw.special === null ? null : `${lottery.specialName} ${draw.special}`;
  return (
    <section className={classes.slip} style={accentStyle(lottery.accent)}>
      {header}
      <div className={classes.panel}>
        <PrintedPanel geometry={geometry} inked={inked} line label={words.card(marks, special)} />
        <Rings geometry={geometry} balls={ringed} />
      </div>
      {specials > 0 && (
        <div className={classes.drum}>
          <PrintedPanel
            geometry={slipGeometry(specials, lottery.slipColumns)}
            inked={
              new Map(draw.special === null ? [] : [[draw.special, { state: 'special', matched: false }]])
            }
            line={false}
            tone="special"
            label={null}
          />
        </div>
      )}
      <ul className={classes.key} aria-label={words.key}>
        {(['more', 'pair'] as const).map((mark) => (
          <li key={mark}>
            <Sign mark={mark} />
            {words.marks[mark]}
          </li>
        ))}
        <li>
          <Sign mark="less" />
          {words.detail.ringed}
        </li>
      </ul>
    </section>
  );
}

/** Squares around the least drawn balls, each with its snow mark. */
function Rings({ geometry, balls }: { readonly geometry: SlipGeometry; readonly balls: readonly number[] }) {
  return (
    <svg className={classes.rings} viewBox={`0 0 ${geometry.columns} ${geometry.rows}`} aria-hidden="true">
      {balls.map((ball) => {
        const { column, row } = placeOf(geometry, ball);
        return (
          <g key={ball} transform={`translate(${column} ${row})`}>
            <rect x=".08" y=".08" width=".84" height=".84" rx=".2" />
            <g transform="translate(.64 -.02)">
              <circle cx=".2" cy=".2" r=".21" />
              <path transform="scale(.0333)" d={markShapes.snow} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

const signs = { more: 'flame', less: 'snow', pair: 'link' } as const;

function Sign({ mark }: { readonly mark: keyof typeof signs }) {
  return (
    <svg className={classes.sign} data-kind={signs[mark]} viewBox="0 0 12 12" aria-hidden="true">
      <path d={markShapes[signs[mark]]} />
    </svg>
  );
}
