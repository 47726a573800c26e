import type { AnswerOf } from '@bolillero/contract/call';
import type { forecastData, forecastDataOfCard } from '@bolillero/contract/calls/forecasts';
import { addDays, type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { eraAt } from '@bolillero/domain/games/era';
import { specialSize } from '@bolillero/domain/games/matrix';
import { dateAt } from '@bolillero/domain/history/history';
import { drawCount, drumIn, lastDraws, type Scope, scopeBefore } from '@bolillero/domain/history/scope';
import { knownBefore } from '@bolillero/domain/statistics/card';
import { type BallCount, frequency } from '@bolillero/domain/statistics/counts';
import { mostPreviousPlays } from '@bolillero/domain/statistics/previous-plays';
import { possibleZones } from '@bolillero/domain/statistics/zones';
import { lotteryImage } from '../../catalogue/present-lottery.ts';
import type { Subject } from '../../engine/engine.ts';
import { presentGroups, presentPreviousPlays } from '../../engine/present-groups.ts';
import { zoneBalls } from './previous-plays-presenter.ts';

const panelColumns = 7;

interface Question {
  /** The draw that is forecast; null: the one after all that there are. */
  readonly date: DrawDate | null;
}

/** Everything that the helpers offer of the draws before a date. */
export function presentForecastData(
  subject: Subject,
  question: Question,
): AnswerOf<typeof forecastDataOfCard> {
  const { known, fields } = forecast(subject, question);
  return { ...fields, ...presentGroups(known) };
}

/** The same without the groups by name. */
export function presentForecastFields(subject: Subject, question: Question): AnswerOf<typeof forecastData> {
  return forecast(subject, question).fields;
}

function forecast({ scope: whole, lottery, era }: Subject, { date }: Question) {
  const { matrix } = (date === null ? null : eraAt(lottery.eras, date)) ?? era;
  const known = knownBefore(whole, date ?? dayAfterLast(whole), matrix);
  const scope = scopeBefore(whole, known.date);
  const last = lastDraws(scope, mostPreviousPlays);
  const zones = possibleZones(last, matrix);
  const counts = frequency(scope, 'main');
  const { ja, jae } = presentPreviousPlays(known);
  const fields = {
    date,
    ja: [...ja, [], zoneBalls(last, zones)],
    jae: [...jae, [], []],
    bot: known.previousDraws.map(({ balls }) => [...balls]),
    bote: known.previousDraws.map(({ special }) => special),
    hot: presentBalls(known.hot),
    cold: presentBalls(known.cold),
    pares: known.pairs.map(({ balls, count }) => ({ numeros: [...balls], count })),
    numbers_frequency: Array.from({ length: drumIn(scope, 'main', matrix) }, (_, index) => ({
      ball: index + 1,
      count: counts[index + 1] ?? 0,
    })),
    zones,
    listLotteries: [{ date_before: date }],
    info: {
      image: lotteryImage(lottery),
      size: matrix.size,
      sub_length: specialSize(matrix),
      columnCart: panelColumns,
    },
    min: 1,
    ballForecast: matrix.size,
    extraballForecast: specialSize(matrix),
    numberBallsForecast: matrix.balls,
    subnameForecast: lottery.specialName,
    descriptionForecast: lottery.displayName,
    nombreForecast: lottery.name,
    draws: drawCount(scope),
  };
  return { known, fields };
}

/** With no draw to come, what is known is known after the last one. */
function dayAfterLast({ history, start, end }: Scope): DrawDate {
  return end <= start ? drawDate('9000-01-01') : addDays(dateAt(history, end - 1), 1);
}

const presentBalls = (counts: readonly BallCount[]) => counts.map(({ ball, count }) => ({ ball, count }));
