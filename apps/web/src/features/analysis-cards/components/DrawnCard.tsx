import { picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { cardsTexts as words } from '@bolillero/texts/study-cards';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { matrixOn } from '../../../api/lottery.ts';
import type { StudiedDraw } from '../../../api/study.ts';
import { accentStyle } from '../../../components/ui/accent.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { slipGeometry } from '../../../components/ui/slip-geometry.ts';
import { cardMarks, type RangeCounts } from '../card-marks.ts';
import { CardPanel, type MarkedBall } from './CardPanel.tsx';
import classes from './DrawnCard.module.css';

/** Where a link of a study leads; the page knows. */
export type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

interface DrawnCardProps {
  readonly lottery: LotteryDetail;
  readonly draw: StudiedDraw;
  readonly counts: RangeCounts;
  readonly place: Place;
  /** The one of the cards that Tab reaches. */
  readonly isStop: boolean;
}

/** One draw as a small slip, which leads to it. */
export function DrawnCard({ lottery, draw, counts, place, isStop }: DrawnCardProps) {
  const marks = cardMarks(draw, counts);
  const special = draw.special === null ? null : `${lottery.specialName} ${draw.special}`;
  return (
    <Link
      {...(place as LinkProps)}
      className={classes.card}
      style={accentStyle(lottery.accent)}
      data-date={draw.date}
      tabIndex={isStop ? 0 : -1}
    >
      <Face
        lottery={lottery}
        date={draw.date}
        balls={marks}
        special={draw.special}
        said={words.card(marks, special)}
      />
    </Link>
  );
}

/** Stands for a card: as high as it will be. */
export function WaitingCard({ lottery }: { readonly lottery: LotteryDetail }) {
  return (
    <div className={classes.card} style={accentStyle(lottery.accent)} data-waiting>
      <Face lottery={lottery} date={null} balls={[]} special={null} />
    </div>
  );
}

interface FaceProps {
  readonly lottery: LotteryDetail;
  readonly date: string | null;
  readonly balls: readonly MarkedBall[];
  readonly special: number | null;
  /** The balls in words. */
  readonly said?: string;
}

function Face({ lottery, date, balls, special, said }: FaceProps) {
  const matrix = date === null ? lottery.matrix : matrixOn(lottery, date);
  return (
    <>
      <span className={classes.date}>{date === null ? '\u00A0' : dateInWords(date, 'short')}</span>
      {said !== undefined && <span className="visually-hidden"> {said}</span>}
      <CardPanel geometry={slipGeometry(matrix.size, lottery.slipColumns)} balls={balls} />
      {picksSpecial(matrix) && (
        <span className={classes.drum}>
          <CardPanel
            geometry={slipGeometry(specialSize(matrix), lottery.slipColumns)}
            balls={special === null ? [] : [{ ball: special, mark: 'special' }]}
            tone="special"
          />
        </span>
      )}
    </>
  );
}
