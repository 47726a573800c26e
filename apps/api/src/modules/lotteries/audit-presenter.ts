import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { presentLottery } from '../../catalogue/present-lottery.ts';
import { presentEra, presentTemplate } from './presenter.ts';

/** A lottery as the audit keeps it: every setting, as the wire calls it. Pictures by their addresses. */
function settingsOf(lottery: CatalogueLottery, now: number): Record<string, unknown> {
  // What follows from the rest is left out: one change would be told many times.
  const {
    id: _id,
    state: _state,
    ball_lottery: _label,
    numberBallsToSelect: _same,
    selectNumber: _balls,
    size: _size,
    sub_length: _special,
    special_kind: _kind,
    hasSpecialBall: _picks,
    days: _days,
    multiplier_mode: _mode,
    multiplier_values: _values,
    ...settings
  } = presentLottery(lottery, now);
  return {
    ...settings,
    eras: lottery.eras.map(presentEra),
    prize_templates: lottery.prizeTemplates.map(presentTemplate),
  };
}

/** All of a new lottery. */
export function presentCreation(lottery: CatalogueLottery, now: number): Record<string, unknown> {
  return settingsOf(lottery, now);
}

/** What a saving changed, before and after; both empty where it changed nothing. */
export function presentChange(before: CatalogueLottery, after: CatalogueLottery, now: number) {
  const [was, is] = [settingsOf(before, now), settingsOf(after, now)];
  const changed = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  const only = (settings: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, settings[name]]));
  return { before: only(was), after: only(is) };
}
