import { prizeTableTexts as texts } from '@bolillero/texts/admin-results';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useCallback, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { useAfterPress } from '../../../components/ui/use-form.ts';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import { checkRows } from '../prize-check.ts';
import { addRow, type PrizeRow } from '../prize-rows.ts';
import { type SheetColumn, sheetColumns } from '../prize-sheet.ts';
import { asksMultiplier, dateIn, type ResultGame, rowMultiplier, withTemplate } from '../result-form.ts';
import { matrixOn, templateOn } from '../result-rules.ts';
import classes from './PrizeTable.module.css';
import { PrizeTableRow } from './PrizeTableRow.tsx';
import form_ from './ResultForm.module.css';
import { type PrizeSheet, usePrizeSheet } from './use-prize-sheet.ts';
import type { ResultFormState } from './use-result-form.ts';

/** The prize table of a result, as a sheet: a line for each level, in the order in which they win. */
export function PrizeTable({ game, form }: { game: ResultGame; form: ResultFormState }) {
  const kept = useKeptFocus();
  const afterPress = useAfterPress();
  const { values } = form;
  // faults of a row are told once it was left; all of them once saving was tried
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<string | null>(null);
  const label = asksMultiplier(game, values) ? game.lottery.multiplierLabel : null;
  const multiplier = rowMultiplier(game, values);
  const { faults, questions } = checkRows(matrixOn(game.rules, dateIn(values) ?? ''), values.levels);
  const template = templateOn(game.rules, values.series, dateIn(values));
  const set = (levels: readonly PrizeRow[]) => form.change({ levels, tableTyped: true });
  const sheet = usePrizeSheet({
    rows: values.levels,
    columns: sheetColumns(label !== null),
    multiplier,
    onRows: set,
  });
  const { root } = sheet;
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      root.current = element;
      kept(element);
    },
    [root, kept],
  );
  const nameOf = (column: SheetColumn) => columnName(column, label);

  const takeTemplate = async () => {
    const asks = values.tableTyped && values.levels.length > 0;
    if (asks && !(await confirm({ title: texts.replaceTemplate }))) return;
    form.change({ ...withTemplate(game, { ...values, tableTyped: false }), tableTyped: false });
  };
  const add = () => {
    const rows = addRow(values.levels);
    setAdded(rows.at(-1)?.key ?? null);
    set(rows);
  };
  const isTold = (row: PrizeRow) => form.errors.levels !== undefined || left.has(row.key);

  return (
    <section className={`${form_.panel} ${classes.panel}`} aria-labelledby="result-prizes">
      <div className={classes.head}>
        <h2 id="result-prizes" className={form_.heading}>
          {texts.title}
        </h2>
        <PasteNote sheet={sheet} />
      </div>
      {values.levels.length === 0 ? (
        <p className={classes.empty}>
          <strong>{texts.empty}.</strong> {texts.emptyHint}
        </p>
      ) : (
        <div ref={attach}>
          <table className={classes.table} data-plays={label !== null || undefined}>
            <thead>
              <tr>
                <th scope="col">{texts.position}</th>
                <th scope="col">{texts.level}</th>
                <th scope="col" className={classes.kind}>
                  {texts.kind}
                </th>
                {sheet.columns.map((column) => (
                  <th key={column} scope="col" className={classes.figure}>
                    {nameOf(column)}
                    {column === 'playPrize' && typeof multiplier === 'number' && ` (×${multiplier})`}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{texts.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {values.levels.map((row, index) => (
                <PrizeTableRow
                  key={row.key}
                  sheet={sheet}
                  row={row}
                  index={index}
                  nameOf={nameOf}
                  faults={isTold(row) ? (faults.get(row.key) ?? {}) : {}}
                  questions={questions.get(row.key) ?? []}
                  startsOpen={row.key === added}
                  onLeave={() => afterPress(() => setLeft((keys) => new Set(keys).add(row.key)))}
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
      <div className={classes.foot}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={add}
        >
          {texts.add}
        </Button>
        {template.length > 0 && (
          <Button variant="subtle" size="sm" onClick={() => void takeTemplate()}>
            {texts.fromTemplate}
          </Button>
        )}
        <p className={classes.keys}>
          {texts.keys.map(([key, does]) => (
            <span key={key}>
              <kbd>{key}</kbd> {does}
            </span>
          ))}
        </p>
      </div>
      <p className={classes.hint}>
        {texts.hint} {label !== null && texts.hintPlay(label)}
      </p>
    </section>
  );
}

/** What the last paste came to, and the way back. */
function PasteNote({ sheet }: { sheet: PrizeSheet }) {
  const { paste, pastedNothing, undo } = sheet;
  if (paste === null) {
    return (
      <p role="status" className={pastedNothing ? classes.pasted : 'visually-hidden'}>
        {pastedNothing && texts.pasteNothing}
      </p>
    );
  }
  const { cells, grouped, left } = paste;
  const words = [
    texts.pasted(cells.length),
    ...(grouped === null ? [] : [texts.pastedNumber(grouped)]),
    ...(left === 0 ? [] : [texts.pastedLeft(left)]),
  ];
  return (
    <div className={classes.pasted}>
      <IconClipboardCheck size={16} aria-hidden="true" />
      <p role="status">{words.join(' · ')}</p>
      <button type="button" onClick={undo}>
        {texts.undo}
      </button>
      <span className={classes.key} aria-hidden="true">
        {texts.undoKeys}
      </span>
    </div>
  );
}

function columnName(column: SheetColumn, label: string | null): string {
  switch (column) {
    case 'lotteryWinners':
      return texts.lotteryWinners;
    case 'lotteryPrize':
      return texts.lotteryPrize;
    case 'playWinners':
      return texts.playWinners(label ?? '');
    case 'playPrize':
      return texts.playPrize(label ?? '');
  }
}
