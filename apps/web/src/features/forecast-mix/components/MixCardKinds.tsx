import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import {
  type Forecast,
  percentageDraws,
  specialInsideBot,
  specialOutsideBot,
} from '@bolillero/domain/forecasts/choice';
import { zonesOfSource } from '@bolillero/domain/forecasts/known-past';
import { picksSpecial } from '@bolillero/domain/games/matrix';
import { mostPreviousPlays } from '@bolillero/domain/statistics/previous-plays';
import { numerologySum } from '@bolillero/domain/tickets/numerology';
import { forecastMixTexts } from '@bolillero/texts/forecast-mix';
import { playTexts } from '@bolillero/texts/play';
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
import IconRobot from '@tabler/icons-react/dist/esm/icons/IconRobot.mjs';
import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs';
import { useState } from 'react';
import { DateField } from '../../../components/ui/DateField.tsx';
import { Segments } from '../../../components/ui/Segments.tsx';
import { SwitchField } from '../../../components/ui/SwitchField.tsx';
import { dateOfTyped, typedOfDate } from '../../../components/ui/typed-date.ts';
import type { MixCommon } from '../mix.ts';
import { Choose } from './Choose.tsx';
import classes from './MixCard.module.css';
import { MixCard } from './MixCard.tsx';

const { helpers, controls } = forecastMixTexts;

const groups = Array.from({ length: mostPreviousPlays }, (_, at) => ({
  value: String(at + 1),
  label: controls.lastDraws(at + 1),
}));

interface GroupProps {
  readonly card: string;
  readonly draws: number;
  readonly onDraws: (draws: number) => void;
}

function ChooseGroup({ card, draws, onDraws }: GroupProps) {
  return (
    <Choose
      label={controls.group(card)}
      options={groups}
      value={String(draws)}
      onChange={(value) => onDraws(Number(value))}
    />
  );
}

export function MostLikelyCard(common: MixCommon) {
  const { matrix } = common.past;
  const { name } = helpers['most-likely'];
  const [draws, setDraws] = useState(3);
  const [count, setCount] = useState(3);
  const [special, setSpecial] = useState(picksSpecial(matrix));
  const choice: Forecast = {
    helper: 'most-likely',
    source: { kind: 'previous', draws },
    count: Math.min(count, matrix.balls),
    special,
  };
  const counts = Array.from({ length: matrix.balls + 1 }, (_, of) => ({
    value: String(of),
    label: controls.numbers(of),
  }));
  return (
    <MixCard {...helpers['most-likely']} Icon={IconTarget} choice={choice} {...common}>
      <ChooseGroup card={name} draws={draws} onDraws={setDraws} />
      <Choose
        label={controls.count}
        options={counts}
        value={String(choice.count)}
        onChange={(value) => setCount(Number(value))}
      />
      {picksSpecial(matrix) && (
        <SwitchField
          labelFirst
          label={controls.special(common.lottery.specialName, draws)}
          checked={special}
          onChange={(event) => setSpecial(event.currentTarget.checked)}
        />
      )}
    </MixCard>
  );
}

export function JasBotCard(common: MixCommon) {
  const { matrix } = common.past;
  const { specialName } = common.lottery;
  const [draws, setDraws] = useState(5);
  const [taken, setTaken] = useState('3');
  const bots = { [specialInsideBot]: controls.botInside, [specialOutsideBot]: controls.botOutside };
  const options = [
    ...Array.from({ length: matrix.balls + 1 }, (_, at) => {
      const inside = matrix.balls - at;
      return { value: String(inside), label: controls.insideOf(inside, at) };
    }),
    ...(picksSpecial(matrix)
      ? Object.entries(bots).map(([bot, label]) => ({ value: `bot ${bot}`, label: label(specialName) }))
      : []),
  ];
  const source = { kind: 'previous', draws } as const;
  const choice: Forecast = taken.startsWith('bot')
    ? { helper: 'bot', source, bot: Number(taken.slice(4)) }
    : { helper: 'jas', source, inside: Number(taken) };
  return (
    <MixCard {...helpers['jas-bot']} Icon={IconRobot} choice={choice} {...common}>
      <ChooseGroup card={helpers['jas-bot'].name} draws={draws} onDraws={setDraws} />
      <Choose label={controls.inside} options={options} value={taken} onChange={setTaken} />
    </MixCard>
  );
}

export function PercentageCard(common: MixCommon) {
  const [option, setOption] = useState('2');
  const options = percentageDraws.map((draws, at) => ({
    value: String(at + 1),
    label: controls.percentageOf(draws),
  }));
  const choice: Forecast = { helper: 'percentage', option: Number(option) };
  return (
    <MixCard {...helpers.percentage} Icon={IconPercentage} choice={choice} {...common}>
      <Segments label={controls.percentage} options={options} value={option} onChange={setOption} />
    </MixCard>
  );
}

/** `birthday` is the player's own, YYYY-MM-DD. */
export function NumerologyCard({ birthday, ...common }: MixCommon & { readonly birthday: string | null }) {
  const { matrix, date } = common.past;
  const [typed, setTyped] = useState(birthday === null ? '' : typedOfDate(birthday));
  const birth = parseDrawDate(dateOfTyped(typed) ?? '');
  const choice: Forecast | null = birth && { helper: 'numerology', birth };
  const ball = picksSpecial(matrix) ? common.lottery.specialName : playTexts.numerology.ball;
  return (
    <MixCard {...helpers.numerology} Icon={IconCalendarClock} choice={choice} {...common}>
      <DateField
        label={controls.birth}
        value={typed}
        error={birth === null && typed !== '' ? controls.birthMissing : undefined}
        onChange={setTyped}
      />
      {birth && (
        <p className={classes.found}>
          {playTexts.numerology.found(numerologySum(matrix, birth, date), ball)}
        </p>
      )}
    </MixCard>
  );
}

export function ZonesCard(common: MixCommon) {
  const { past } = common;
  const [draws, setDraws] = useState(mostPreviousPlays);
  const source = { kind: 'zones', draws } as const;
  const choice: Forecast = { helper: 'jas', source, inside: past.matrix.balls };
  const zones = zonesOfSource(past, source).toSorted((a, b) => a.from - b.from);
  return (
    <MixCard {...helpers.zones} Icon={IconLayoutGrid} choice={choice} {...common}>
      <ChooseGroup card={helpers.zones.name} draws={draws} onDraws={setDraws} />
      <p className={classes.found}>{controls.zones(zones.map(({ from, to }) => controls.zone(from, to)))}</p>
    </MixCard>
  );
}

export function MarkedCard(common: MixCommon) {
  const [kind, setKind] = useState<'hot' | 'cold' | 'pair'>('hot');
  const options = (['hot', 'cold', 'pair'] as const).map((value) => ({ value, label: controls[value] }));
  return (
    <MixCard {...helpers.marked} Icon={IconFlame} choice={{ helper: kind }} {...common}>
      <Segments label={controls.marked} options={options} value={kind} onChange={setKind} />
    </MixCard>
  );
}
