import { currentEra, eraAt } from '@bolillero/domain/games/era';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import { DateField } from '../../../components/ui/DateField.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { openedEra } from '../lottery-edit.ts';
import { matrixText, topOdds } from '../matrix-words.ts';
import { type LotteryFormState, todayOf } from '../use-lottery-form.ts';
import classes from './LotteryForm.module.css';
import { MatrixFields } from './MatrixFields.tsx';

const { fields, matrix: texts } = adminLotteriesTexts;

/** The matrix of today, what another one opens, and the eras so far. */
export function MatrixSection({ form }: { form: LotteryFormState }) {
  const today = todayOf(form.base, form.values);
  const before = currentEra(form.base.lottery.eras, today).matrix;
  const eras = form.draft.lottery?.eras ?? form.base.lottery.eras;
  const opened = openedEra(form.base.lottery.eras, eras);
  const asksDate = opened !== undefined || form.errors.eraFrom !== undefined || form.values.eraFrom !== '';
  const isDated = form.draft.edit.eraFrom !== undefined;
  const current = eraAt(eras, today);
  return (
    <>
      <MatrixFields form={form} />
      {asksDate && (
        <div className={classes.note}>
          {opened && <p>{texts.changed(matrixText(before), matrixText(opened.matrix))}</p>}
          <DateField
            label={fields.eraFrom}
            description={fields.eraFromHint}
            autoComplete="off"
            required
            {...form.field('eraFrom')}
          />
        </div>
      )}
      <section aria-label={texts.eras} className={classes.eras}>
        <h3>
          {texts.eras} <small>{texts.erasHint}</small>
        </h3>
        <table className={classes.facts}>
          <thead>
            <tr>
              <th scope="col">{texts.since}</th>
              <th scope="col">{texts.matrix}</th>
              <th scope="col" data-numeric>
                {texts.combinations}
              </th>
            </tr>
          </thead>
          <tbody>
            {eras
              .toSorted((a, b) => (a.from < b.from ? 1 : -1))
              .map((era) => (
                <tr key={era.from}>
                  <td>{era === opened && !isDated ? '—' : <DrawDateText date={era.from} />}</td>
                  <td>
                    {matrixText(era.matrix)}{' '}
                    {era === opened && <span className={classes.tag}>{texts.opened}</span>}
                    {era === current && era !== opened && (
                      <span className={classes.tag}>{texts.current}</span>
                    )}
                  </td>
                  <td data-numeric data-label={texts.combinations}>
                    {topOdds(era.matrix)}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
