import { resultMergeTexts as texts } from '@bolillero/texts/admin-results';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import table from '../../../components/ui/table.module.css';
import { Window } from '../../../components/ui/Window.tsx';
import type { MergeLine, Side } from '../merge-results.ts';
import classes from './MergeWindow.module.css';

interface MergeWindowProps {
  /** Who saved first; null where that is not told. */
  readonly by: string | null;
  readonly lines: readonly MergeLine[];
  /** Whose each line is; null: nothing is saved. */
  readonly onAnswer: (sideOf: ((line: MergeLine) => Side) | null) => void;
}

/** Somebody saved first: what each wrote, one choice a line, and what is saved. */
export function MergeWindow({ by, lines, onAnswer }: MergeWindowProps) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (line: MergeLine): Side => sides[line.id] ?? line.usual;
  const theirs = by === null ? texts.saved : texts.savedBy(by);
  return (
    <Window title={texts.title} width={760} keptOutside onClose={() => onAnswer(null)}>
      <p className={classes.words}>{lines.length === 0 ? texts.nothing : texts.hint}</p>
      {lines.length > 0 && (
        <div className={table.frame}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{texts.line}</th>
                <th scope="col">{texts.mine}</th>
                <th scope="col">{theirs}</th>
                <th scope="col">{texts.result}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => {
                const choice = (side: Side, label: string) => (
                  <label className={classes.choice}>
                    <input
                      type="radio"
                      name={line.id}
                      aria-label={`${label}, ${line.label}`}
                      checked={sideOf(line) === side}
                      onChange={() => setSides({ ...sides, [line.id]: side })}
                    />
                    {line[side] || texts.empty}
                  </label>
                );
                return (
                  <tr key={line.id}>
                    <th scope="row">{line.label}</th>
                    <td data-label={texts.mine}>{choice('mine', texts.mine)}</td>
                    <td data-label={theirs}>{choice('theirs', theirs)}</td>
                    <td data-label={texts.result}>
                      <strong>{line[sideOf(line)] || texts.empty}</strong>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <div className={classes.buttons}>
        <Button variant="default" data-autofocus onClick={() => onAnswer(null)}>
          {texts.back}
        </Button>
        <Button onClick={() => onAnswer(sideOf)}>{texts.save}</Button>
      </div>
    </Window>
  );
}
