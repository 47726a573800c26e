import { prizeTableTexts as texts } from '@bolillero/texts/admin-results';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import { checkRows } from '../prize-check.ts';
import { addRow, type PrizeRow } from '../prize-rows.ts';
import { asksMultiplier, dateIn, type ResultGame, rowMultiplier, withTemplate } from '../result-form.ts';
import { matrixOn, templateOn } from '../result-rules.ts';
import classes from './PrizeTable.module.css';
import { PrizeTableRow } from './PrizeTableRow.tsx';
import form_ from './ResultForm.module.css';
import type { ResultFormState } from './use-result-form.ts';

/** The prize table of a result: a line for each level, in the order in which they win. */
export function PrizeTable({ game, form }: { game: ResultGame; form: ResultFormState }) {
  const kept = useKeptFocus();
  const { values } = form;
  // faults of a row are told once it was left; all of them once saving was tried
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const label = asksMultiplier(game, values) ? game.lottery.multiplierLabel : null;
  const { faults, questions } = checkRows(matrixOn(game.rules, dateIn(values) ?? ''), values.levels);
  const template = templateOn(game.rules, values.series, dateIn(values));
  const set = (levels: readonly PrizeRow[]) => form.change({ levels, tableTyped: true });

  const takeTemplate = async () => {
    const asks = values.tableTyped && values.levels.length > 0;
    if (asks && !(await confirm({ title: texts.replaceTemplate }))) return;
    form.change({ ...withTemplate(game, { ...values, tableTyped: false }), tableTyped: false });
  };
  const isTold = (row: PrizeRow) => form.errors.levels !== undefined || left.has(row.key);

  return (
    <section className={form_.panel} aria-labelledby="result-prizes">
      <div className={classes.head}>
        <h2 id="result-prizes" className={form_.heading}>
          {texts.title}
        </h2>
        {template.length > 0 && (
          <Button variant="subtle" size="xs" onClick={() => void takeTemplate()}>
            {texts.fromTemplate}
          </Button>
        )}
      </div>
      <p className={classes.hint}>
        {texts.hint} {label !== null && texts.hintPlay(label)}
      </p>
      {values.levels.length === 0 ? (
        <p className={classes.empty}>
          <strong>{texts.empty}.</strong> {texts.emptyHint}
        </p>
      ) : (
        <div ref={kept} className={classes.scroll}>
          <table className={classes.table} data-plays={label !== null || undefined}>
            <thead>
              <tr>
                <th scope="col">{texts.position}</th>
                <th scope="col">{texts.level}</th>
                <th scope="col">{texts.kind}</th>
                <th scope="col">{texts.lotteryWinners}</th>
                <th scope="col">{texts.lotteryPrize}</th>
                {label !== null && <th scope="col">{texts.playWinners(label)}</th>}
                {label !== null && <th scope="col">{texts.playPrize(label)}</th>}
                <th scope="col">
                  <span className="visually-hidden">{texts.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {values.levels.map((row, index) => (
                <PrizeTableRow
                  key={row.key}
                  row={row}
                  position={index + 1}
                  rows={values.levels}
                  multiplier={rowMultiplier(game, values)}
                  label={label}
                  faults={isTold(row) ? (faults.get(row.key) ?? {}) : {}}
                  questions={questions.get(row.key) ?? []}
                  onRows={set}
                  onLeave={() => setLeft((keys) => new Set(keys).add(row.key))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {form.errors.levels !== undefined && (
        <p role="alert" className={form_.fault}>
          {form.errors.levels}
        </p>
      )}
      <Button
        variant="default"
        size="sm"
        className={form_.start}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => set(addRow(values.levels))}
      >
        {texts.add}
      </Button>
    </section>
  );
}
