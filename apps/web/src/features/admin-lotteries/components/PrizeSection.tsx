import { currentEra, eraAt } from '@bolillero/domain/games/era';
import type { Matrix } from '@bolillero/domain/games/matrix';
import type { SeriesName } from '@bolillero/domain/games/series';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { DateField } from '../../../components/ui/DateField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { type LevelRow, newTemplate, readTyped, type TemplateValues } from '../lottery-form.ts';
import { type LotteryFormState, todayOf } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';
import { PrizeSheet } from './PrizeSheet.tsx';

const { prizes: texts } = adminLotteriesTexts;

/** The prize tables that results start from, one at a time. */
export function PrizeSection({ form }: { form: LotteryFormState }) {
  const templates = form.values.prizeTemplates;
  const [chosen, setChosen] = useState<string | null>(null);
  const template = templates.find(({ key }) => key === chosen) ?? templates[0];
  const fault = form.errors.prizeTemplates;
  const id = form.idOf('prizeTemplates');
  const set = (next: readonly TemplateValues[]) => form.setValue('prizeTemplates', next);
  const change = (patch: Partial<TemplateValues>) =>
    set(templates.map((one) => (one.key === template?.key ? { ...one, ...patch } : one)));
  const add = (series: SeriesName) => {
    const like = templates.find((one) => one.series === series);
    const first = form.values.openingDate;
    const made = newTemplate(series, like === undefined ? first : '', like?.rows);
    set([made, ...templates]);
    setChosen(made.key);
  };
  const series: readonly SeriesName[] = form.values.hasDoublePlay
    ? ['traditional', 'laggards']
    : ['traditional'];
  return (
    <>
      {fault && (
        <p id={id} className={classes.fault} role="alert" tabIndex={-1}>
          {fault}
        </p>
      )}
      {templates.length === 0 && <p className={classes.hint}>{texts.none}</p>}
      <div className={classes.fields}>
        {template && (
          <>
            <SelectField
              label={texts.choose}
              options={templates.map((one) => ({
                value: one.key,
                label: texts.option(one.series, one.from),
              }))}
              value={template.key}
              onChange={({ currentTarget: { value } }) => setChosen(value)}
            />
            <DateField
              key={template.key}
              label={texts.from}
              autoComplete="off"
              required
              value={template.from}
              error={fault && readTyped(template.from) === null ? adminLotteriesTexts.faults.notADate : null}
              onChange={(from) => change({ from })}
            />
          </>
        )}
      </div>
      {template && (
        <PrizeSheet
          key={template.key}
          label={texts.option(template.series, template.from)}
          rows={template.rows}
          matrix={matrixOf(form, template)}
          multiplies={multiplies(form, template.series)}
          isChecked={fault !== undefined}
          onChange={(rows: readonly LevelRow[]) => change({ rows })}
        />
      )}
      <div className={classes.buttons}>
        {series.map((one) => (
          <Button
            key={one}
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => add(one)}
          >
            {texts.add(one)}
          </Button>
        ))}
        {template && (
          <Button
            variant="subtle"
            color="danger"
            onClick={() => {
              set(templates.filter((one) => one !== template));
              setChosen(null);
            }}
          >
            {texts.removeTable}
          </Button>
        )}
      </div>
      <p className={classes.hint}>{texts.hint}</p>
    </>
  );
}

/** The matrix of the first draws of a table: of those dates, today's while its date is not typed. */
function matrixOf({ draft, base, values }: LotteryFormState, { from }: TemplateValues): Matrix | null {
  const eras = draft.lottery?.eras ?? [];
  if (eras.length === 0) return null;
  const date = readTyped(from);
  return ((date && eraAt(eras, date)) ?? currentEra(eras, todayOf(base, values))).matrix;
}

function multiplies({ values }: LotteryFormState, series: SeriesName): boolean {
  const holds = series === 'traditional' ? values.traditionalMultiplier : values.playoffMultiplier;
  return holds && values.multiplierMode === 'per-draw';
}
