import type { Matrix } from '@bolillero/domain/games/matrix';
import { levelOdds, oneIn } from '@bolillero/domain/games/odds';
import { oneInShown } from '@bolillero/domain/games/one-in-shown';
import { parseAmount } from '@bolillero/domain/money/cents';
import { parseLevel } from '@bolillero/domain/prizes/level';
import { prizeKinds } from '@bolillero/domain/prizes/prize-table';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import { type LevelRow, newRow } from '../lottery-form.ts';
import classes from './PrizeSheet.module.css';

const texts = adminLotteriesTexts.prizes;

interface PrizeSheetProps {
  readonly label: string;
  readonly rows: readonly LevelRow[];
  /** For the odds; null while it cannot be read. */
  readonly matrix: Matrix | null;
  /** Whether plays of the series are bought with a multiplier, which a fixed prize is not multiplied by. */
  readonly multiplies: boolean;
  /** What cannot be read is marked. */
  readonly isChecked: boolean;
  readonly onChange: (rows: readonly LevelRow[]) => void;
}

/** The levels of a prize table as a sheet: Enter and the arrows go from row to row, and never send the form. */
export function PrizeSheet({ label, rows, matrix, multiplies, isChecked, onChange }: PrizeSheetProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const kept = useKeptFocus();
  const odds = oddsOf(matrix, rows);
  const change = (key: string, patch: Partial<LevelRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...patch } : row)));
  const move = (index: number, by: -1 | 1) => {
    const [row, other] = [rows[index], rows[index + by]];
    if (row && other) onChange(rows.with(index, other).with(index + by, row));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target as HTMLElement;
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || !cell.matches('input'))
      return;
    event.preventDefault();
    const column = [
      ...(body.current?.querySelectorAll<HTMLInputElement>(`input[data-column="${cell.dataset.column}"]`) ??
        []),
    ];
    const next = column[column.indexOf(cell as HTMLInputElement) + step];
    next?.focus();
    next?.select();
  };
  const bad = (typed: string) => (isChecked && typed.trim() !== '' && !parseAmount(typed).ok) || undefined;
  return (
    <div ref={kept} className={classes.frame}>
      <table className={classes.sheet} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.position}</th>
            <th scope="col">{texts.level}</th>
            <th scope="col" data-numeric>
              {texts.odds}
            </th>
            <th scope="col">{texts.kind}</th>
            <th scope="col" data-numeric>
              {texts.prize}
            </th>
            {multiplies && (
              <th scope="col" data-numeric>
                {texts.fixed}
              </th>
            )}
            <th scope="col">{texts.actions}</th>
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((row, index) => (
            <tr key={row.key}>
              <td data-label={texts.position}>{index + 1}</td>
              <td data-label={texts.level}>
                <input
                  type="text"
                  data-column="level"
                  aria-label={texts.cell(texts.level, index + 1)}
                  aria-invalid={(isChecked && parseLevel(row.level) === null) || undefined}
                  autoComplete="off"
                  maxLength={8}
                  value={row.level}
                  onChange={({ currentTarget: { value } }) => change(row.key, { level: value })}
                />
              </td>
              <td data-label={texts.odds} data-numeric>
                {odds[index] ?? '—'}
              </td>
              <td data-label={texts.kind}>
                <select
                  aria-label={texts.cell(texts.kind, index + 1)}
                  value={row.kind}
                  onChange={({ currentTarget: { value } }) =>
                    change(row.key, { kind: value === 'free' ? 'free' : 'money' })
                  }
                >
                  {prizeKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {texts.kinds[kind]}
                    </option>
                  ))}
                </select>
              </td>
              <td data-label={texts.prize} data-numeric>
                {row.kind === 'free' ? (
                  '—'
                ) : (
                  <input
                    type="text"
                    inputMode="decimal"
                    data-column="prize"
                    aria-label={texts.cell(texts.prize, index + 1)}
                    aria-invalid={bad(row.prize)}
                    autoComplete="off"
                    placeholder={index === 0 ? texts.jackpot : texts.perDraw}
                    value={row.prize}
                    onChange={({ currentTarget: { value } }) => change(row.key, { prize: value })}
                  />
                )}
              </td>
              {multiplies && (
                <td data-label={texts.fixed} data-numeric>
                  {row.kind === 'free' || index === 0 ? (
                    '—'
                  ) : (
                    <span className={classes.fixed}>
                      {row.fixed.trim() !== '' && <IconPin size={14} aria-label={texts.pinned} role="img" />}
                      <input
                        type="text"
                        inputMode="decimal"
                        data-column="fixed"
                        aria-label={texts.cell(texts.fixed, index + 1)}
                        aria-invalid={bad(row.fixed)}
                        autoComplete="off"
                        placeholder={texts.multiplied}
                        value={row.fixed}
                        onChange={({ currentTarget: { value } }) => change(row.key, { fixed: value })}
                      />
                    </span>
                  )}
                </td>
              )}
              <td className={classes.actions}>
                <IconButton
                  label={texts.up(index + 1)}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <IconArrowUp size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={texts.down(index + 1)}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <IconArrowDown size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={texts.remove(index + 1)}
                  onClick={() => onChange(rows.filter((one) => one !== row))}
                >
                  <IconTrash size={16} aria-hidden="true" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        variant="subtle"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => onChange([...rows, newRow()])}
      >
        {texts.addLevel}
      </Button>
    </div>
  );
}

/** The x of "1 in x" of each level, once all of them and the matrix can be read. */
function oddsOf(matrix: Matrix | null, rows: readonly LevelRow[]): readonly string[] {
  const rules = rows.map(({ level }) => parseLevel(level)).filter((rule) => rule !== null);
  if (matrix === null || rules.length !== rows.length) return [];
  return levelOdds(matrix, rules).map((odds) => oneInShown(oneIn(odds)));
}
