import type { BodyOf } from '@bolillero/contract/call';
import type { backtestHelper } from '@bolillero/contract/calls/forecasts';
import { type Forecast, type PoolSource, validateForecast } from '@bolillero/domain/forecasts/choice';
import type { Matrix } from '@bolillero/domain/games/matrix';
import { forecastFaultText, forecastTexts, helperTexts } from '@bolillero/texts/forecasts';
import { dateParameter, invalidParameter } from '../../engine/query-parameters.ts';

type WireChoice = BodyOf<typeof backtestHelper>['choice'];

/** The choice of a helper as the domain knows it; refused (400) when something is missing or out of range. */
export function askedChoice(matrix: Matrix, wire: WireChoice): Forecast {
  const choice = choiceOf(wire);
  const fault = validateForecast(matrix, choice);
  if (fault !== null) throw invalidParameter('choice', forecastFaultText(fault));
  return choice;
}

function choiceOf(wire: WireChoice): Forecast {
  const { helper } = wire;
  switch (helper) {
    case 'jas':
      return { helper, source: sourceOf(wire), inside: needed(wire, 'inside') };
    case 'bot':
      return { helper, source: sourceOf(wire), bot: needed(wire, 'bot') };
    case 'most-likely':
      return { helper, source: sourceOf(wire), count: needed(wire, 'count'), special: wire.special ?? false };
    case 'numerology':
      return { helper, birth: dateParameter('choice.birth', needed(wire, 'birth')) };
    case 'percentage':
      return { helper, option: needed(wire, 'option') };
    default:
      return { helper };
  }
}

function sourceOf({ source, helper }: WireChoice): PoolSource | null {
  if (source === undefined || source === null) return null;
  const { kind } = source;
  const missing = (field: string) =>
    invalidParameter(
      `choice.source.${field}`,
      forecastTexts.fieldMissing(`choice.source.${field}`, helperTexts[helper].name),
    );
  if (kind === 'range') {
    if (source.from === undefined) throw missing('from');
    if (source.to === undefined) throw missing('to');
    return {
      kind,
      from: dateParameter('choice.source.from', source.from),
      to: dateParameter('choice.source.to', source.to),
    };
  }
  if (source.draws === undefined) throw missing('draws');
  return { kind, draws: source.draws };
}

type Needed = 'inside' | 'bot' | 'count' | 'birth' | 'option';

function needed<F extends Needed>(wire: WireChoice, field: F): NonNullable<WireChoice[F]> {
  const value = wire[field];
  if (value !== undefined && value !== null) return value as NonNullable<WireChoice[F]>;
  throw invalidParameter(
    `choice.${field}`,
    forecastTexts.fieldMissing(`choice.${field}`, helperTexts[wire.helper].name),
  );
}
