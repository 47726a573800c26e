import { cutoffInstant } from '@bolillero/domain/calendar/schedule';
import { currentEra } from '@bolillero/domain/games/era';
import type { Matrix } from '@bolillero/domain/games/matrix';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { placeOfZone } from '@bolillero/texts/time-zones';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { weekdayTime } from '../../../components/ui/dates.ts';
import { Slip } from '../../../components/ui/Slip.tsx';
import { openedEra } from '../lottery-edit.ts';
import { isSame } from '../lottery-form.ts';
import { matrixText, topOdds, topWords } from '../matrix-words.ts';
import { type LotteryFormState, todayOf } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';
import { upcoming } from './NextDraws.tsx';

const { preview: texts, fields } = adminLotteriesTexts;

interface LotteryPreviewProps {
  readonly form: LotteryFormState;
  readonly columns?: number;
}

/** The slip as players will see it, following each key, with what is worked out of the matrix and the calendar. */
export function LotteryPreview({ form, columns }: LotteryPreviewProps) {
  const matrix = typedMatrix(form);
  const { values, draft } = form;
  const schedule = draft.lottery?.schedule;
  const [next] = schedule === undefined ? [] : upcoming(schedule, 1);
  return (
    <aside className={classes.preview} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {matrix === null ? (
        <p className={classes.hint}>{texts.empty}</p>
      ) : (
        <>
          <Slip
            label={texts.title}
            size={matrix.size}
            columns={columns}
            accent={values.accent}
            balls={sample(matrix.balls, matrix.size)}
            special={
              matrix.special.kind === 'own-drum'
                ? {
                    size: matrix.special.size,
                    chosen: Math.ceil(matrix.special.size / 2),
                    name: values.specialName || fields.hasSpecial,
                  }
                : undefined
            }
          />
          <p className={classes.hint}>{texts.sample}</p>
          <dl className={classes.sums} aria-live="polite">
            <div>
              <dt>{texts.matrix}</dt>
              <dd>{matrixText(matrix)}</dd>
            </div>
            <div>
              <dt>{`${topWords(matrix, values.specialName)}: ${adminLotteriesTexts.prizes.odds}`}</dt>
              <dd>{topOdds(matrix)}</dd>
            </div>
            {schedule && next && (
              <>
                <div>
                  <dt>{texts.next}</dt>
                  <dd>
                    <DrawDateText date={next} form="short" />
                  </dd>
                </div>
                <div>
                  <dt>{texts.closes}</dt>
                  <dd>{`${weekdayTime(cutoffInstant(schedule, next), schedule.timeZone)} (${placeOfZone(schedule.timeZone)})`}</dd>
                </div>
              </>
            )}
          </dl>
        </>
      )}
    </aside>
  );
}

/** The matrix that the fields speak of: the one that they open, else today's; null while it cannot be read. */
function typedMatrix({ draft, base, values }: LotteryFormState): Matrix | null {
  const eras = draft.lottery?.eras ?? [];
  if (eras.length === 0) return null;
  const isChanged = (['size', 'balls', 'specialKind', 'specialSize'] as const).some(
    (field) => !isSame(values[field], base.values[field]),
  );
  const opened = isChanged ? openedEra(base.lottery.eras, eras) : undefined;
  return (opened ?? currentEra(eras, todayOf(base, values))).matrix;
}

/** Some balls spread over the panel, the same for the same matrix. */
function sample(balls: number, size: number): number[] {
  const step = size / balls;
  return [
    ...new Set(
      Array.from({ length: balls }, (_, index) => Math.floor(index * step + ((index * 3) % step)) + 1),
    ),
  ];
}
