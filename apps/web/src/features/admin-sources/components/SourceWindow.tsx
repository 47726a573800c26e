import {
  type CsvLayout,
  hoursBetweenLooks,
  longestAddress,
  type Separator,
  type SourceKind,
  separators,
  sourceKinds,
} from '@bolillero/domain/draw-sources/source';
import { type DateOrder, dateOrders } from '@bolillero/domain/imports/layout';
import { adminSourceTexts, drawSourceFaultTexts as faults } from '@bolillero/texts/draw-sources';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import { FormWindow } from '../../../components/ui/FormWindow.tsx';
import { showSuccess } from '../../../components/ui/notice-store.ts';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { SwitchField } from '../../../components/ui/SwitchField.tsx';
import { TextField } from '../../../components/ui/TextField.tsx';
import { useForm } from '../../../components/ui/use-form.ts';
import { type Source, useSaveSource } from '../api/sources.ts';
import classes from './Sources.module.css';

const texts = adminSourceTexts.form;

/** A source as it is typed; the columns are those of a CSV. */
type SourceValues = {
  readonly lottery: string;
  readonly series: `${SeriesType}`;
  readonly kind: SourceKind;
  readonly address: string;
  readonly hours: string;
  readonly active: boolean;
  readonly date: string;
  readonly numbers: string;
  readonly balls: string;
  readonly special: string;
  readonly multiplier: string;
  readonly dates: DateOrder;
  readonly separator: Separator;
};

function valuesOf(source: Source | null): SourceValues {
  const layout = source?.layout;
  return {
    lottery: source === null ? '' : String(source.lottery.id),
    series: `${source?.series ?? 0}`,
    kind: source?.kind ?? 'csv',
    address: source?.address ?? '',
    hours: String(source?.hours ?? hoursBetweenLooks.usual),
    active: source?.active ?? false,
    date: layout?.date ?? '',
    numbers: layout?.numbers ?? '',
    balls: layout?.balls.join(', ') ?? '',
    special: layout?.special ?? '',
    multiplier: layout?.multiplier ?? '',
    dates: layout?.dates ?? 'iso',
    separator: layout?.separator ?? 'comma',
  };
}

const ballsOf = (typed: string) =>
  typed
    .split(',')
    .map((column) => column.trim())
    .filter((column) => column !== '');

const orNone = (typed: string) => typed.trim() || null;

function layoutOf(values: SourceValues): CsvLayout | null {
  if (values.kind !== 'csv') return null;
  return {
    date: values.date.trim(),
    numbers: orNone(values.numbers),
    balls: ballsOf(values.balls),
    special: orNone(values.special),
    multiplier: orNone(values.multiplier),
    dates: values.dates,
    separator: values.separator,
  };
}

const { least, most } = hoursBetweenLooks;
const isHours = (typed: string) =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;

const options = <V extends string>(values: readonly V[], words: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

interface SourceWindowProps {
  /** Null for a new one. */
  readonly source: Source | null;
  readonly onClose: () => void;
}

/** A source's settings; of a new one also whose draws they are. */
export function SourceWindow({ source, onClose }: SourceWindowProps) {
  const saving = useSaveSource();
  const lotteries = useQuery(lotteryListQuery()).data ?? [];
  const [initial] = useState(() => valuesOf(source));
  const form = useForm<SourceValues>({
    initial,
    validate: {
      address: (typed) => (URL.canParse(typed.trim()) ? null : faults.address),
      hours: (typed) => (isHours(typed) ? null : texts.hoursWrong(least, most)),
      date: (typed, { kind }) => (kind === 'csv' && typed.trim() === '' ? faults.date : null),
      numbers: (typed, { kind, balls }) =>
        kind === 'csv' && (typed.trim() === '') === (ballsOf(balls).length === 0) ? faults.numbers : null,
    },
    submit: async (values) => {
      const { address, active } = values;
      const settings = {
        address: address.trim(),
        layout: layoutOf(values),
        hours: Number(values.hours),
        active,
      };
      const { kind } = values;
      // hidden where the lottery has no second series
      const series = chosen?.hasDoublePlay === true ? seriesType(values.series) : 0;
      const target =
        source === null
          ? { lotteryId: Number(values.lottery || lotteries[0]?.id), series, kind }
          : { id: source.id, revision: source.revision };
      await saving.mutateAsync({ target, settings });
      showSuccess(source === null ? texts.created : texts.updated);
      onClose();
    },
  });
  const { values } = form;
  const chosen = lotteries.find(({ id }) => String(id) === values.lottery) ?? lotteries[0];
  return (
    <FormWindow
      title={source === null ? adminSourceTexts.add : texts.editTitle(source.lottery.description)}
      width={640}
      form={form}
      isChanged={() => JSON.stringify(values) !== JSON.stringify(initial)}
      lost={texts.lost}
      onClose={onClose}
    >
      {source === null && (
        <div className={classes.fields}>
          <SelectField
            label={texts.lottery}
            data-autofocus
            options={lotteries.map(({ id, description }) => ({ value: String(id), label: description }))}
            {...form.field('lottery')}
          />
          {chosen?.hasDoublePlay === true && (
            <SelectField
              label={texts.series}
              options={[
                { value: '0', label: adminSourceTexts.types[0] },
                { value: '1', label: adminSourceTexts.types[1] },
              ]}
              {...form.field('series')}
            />
          )}
          <SelectField
            label={texts.kind}
            options={options(sourceKinds, adminSourceTexts.kinds)}
            {...form.field('kind')}
          />
        </div>
      )}
      <TextField
        label={texts.address}
        description={source === null ? texts.addressHint : texts.forgets}
        type="url"
        inputMode="url"
        required
        autoComplete="off"
        maxLength={longestAddress}
        {...form.field('address')}
      />
      <div className={classes.fields}>
        <TextField
          label={texts.hours}
          inputMode="numeric"
          required
          autoComplete="off"
          {...form.field('hours')}
        />
        <SwitchField label={texts.active} description={texts.activeHint} {...form.check('active')} />
      </div>
      {values.kind === 'csv' && (
        <fieldset className={classes.columns}>
          <legend>{texts.columns}</legend>
          <p className={classes.hint}>{texts.columnsHint}</p>
          <div className={classes.fields}>
            <TextField label={texts.date} required autoComplete="off" {...form.field('date')} />
            <SelectField
              label={texts.dates}
              options={options(dateOrders, texts.dateOrders)}
              {...form.field('dates')}
            />
            <TextField
              label={texts.numbers}
              description={texts.numbersHint}
              autoComplete="off"
              {...form.field('numbers')}
            />
            <TextField
              label={texts.balls}
              description={texts.ballsHint}
              autoComplete="off"
              {...form.field('balls')}
            />
            <TextField
              label={texts.special}
              description={texts.specialHint}
              autoComplete="off"
              {...form.field('special')}
            />
            <TextField
              label={texts.multiplier}
              description={texts.multiplierHint}
              autoComplete="off"
              {...form.field('multiplier')}
            />
            <SelectField
              label={texts.separator}
              options={options(separators, texts.separators)}
              {...form.field('separator')}
            />
          </div>
        </fieldset>
      )}
    </FormWindow>
  );
}
