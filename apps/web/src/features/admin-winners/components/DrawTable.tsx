import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { adminResultListTexts } from '@bolillero/texts/admin-results';
import { adminWinnersTexts } from '@bolillero/texts/admin-winners';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Ball } from '../../../components/ui/Ball.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import field from '../../../components/ui/Field.module.css';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import table from '../../../components/ui/table.module.css';
import { type DrawChoice, drawsPerPage, useDraws } from '../api.ts';
import { drawDay, drawWords } from '../draw-words.ts';
import classes from './Winners.module.css';

const { columns, window: texts } = adminWinnersTexts;

/** What a lottery's results have besides their balls. */
export interface DrawColumns {
  /** The special ball's name; null: it has none. */
  readonly special: string | null;
  /** What it calls the multiplier that it draws; null: it draws none. */
  readonly multiplier: string | null;
  /** Whether the series stands in a column of its own; it is said of the chosen one anyway. */
  readonly series: boolean;
}

interface DrawTableProps {
  readonly id: string;
  readonly lotteryId: number;
  readonly accent: LotteryAccent | undefined;
  readonly shown: DrawColumns;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly chosen: DrawChoice | null;
  readonly onChoose: (draw: DrawChoice) => void;
  readonly error: string | null;
}

/** The results of a lottery, one of which is chosen: radio buttons, which are one stop of Tab; Re Pág and Av Pág turn the page. */
export function DrawTable(props: DrawTableProps) {
  const { id, lotteryId, accent, shown, page, onPage, chosen, onChoose, error } = props;
  const query = useDraws(lotteryId, page);
  const group = useRef<HTMLDivElement>(null);
  /** The row that has the focus once the other page is there. */
  const row = useRef<number | null>(null);
  const there = query.isPlaceholderData ? null : query.data;

  useEffect(() => {
    if (row.current === null || there == null) return;
    const radios = group.current?.querySelectorAll<HTMLElement>('input[type=radio]') ?? [];
    radios[Math.min(row.current, radios.length - 1)]?.focus();
    row.current = null;
  }, [there]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (step === 0 || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = page + step;
    if (next < 1 || next > (query.data?.pages ?? 1)) return;
    row.current = [...(group.current?.querySelectorAll('input[type=radio]') ?? [])].indexOf(event.target);
    onPage(next);
  };
  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {texts.result}
        <span className={field.star} aria-hidden="true">
          {' *'}
        </span>
      </span>
      <Loaded
        query={query}
        waiting={<RowsSkeleton rows={drawsPerPage} height={41} />}
        isEmpty={({ total }) => total === 0}
        empty={<p className={field.description}>{texts.resultNone}</p>}
      >
        {({ draws, total, pages }, { stale }) => (
          <>
            <div
              ref={group}
              role="radiogroup"
              aria-labelledby={`${id}-label`}
              aria-describedby={error === null ? `${id}-keys` : `${id}-fault`}
              aria-required="true"
              className={table.frame}
              data-stale={stale || undefined}
              data-invalid={error === null ? undefined : true}
              onKeyDown={onKeyDown}
            >
              <table className={`${table.table} ${classes.draws}`}>
                <thead>
                  <tr>
                    <th scope="col">
                      <span className="visually-hidden">{texts.choose}</span>
                    </th>
                    <th scope="col">{columns.date}</th>
                    {shown.series && <th scope="col">{columns.series}</th>}
                    <th scope="col">{columns.balls}</th>
                    {shown.special !== null && <th scope="col">{shown.special}</th>}
                    {shown.multiplier !== null && <th scope="col">{shown.multiplier}</th>}
                  </tr>
                </thead>
                <tbody>
                  {draws.map((draw) => (
                    <tr
                      key={draw.id}
                      data-chosen={draw.id === chosen?.id || undefined}
                      className={classes.draw}
                      onClick={() => onChoose(draw)}
                    >
                      <td>
                        <input
                          type="radio"
                          name={id}
                          className={classes.radio}
                          aria-label={drawWords(draw)}
                          checked={draw.id === chosen?.id}
                          onChange={() => onChoose(draw)}
                        />
                      </td>
                      <td data-label={columns.date}>{drawDay(draw.date)}</td>
                      {shown.series && (
                        <td data-label={columns.series}>
                          <span className={table.tag}>{adminResultListTexts.types[draw.series]}</span>
                        </td>
                      )}
                      <td data-wide data-label={columns.balls}>
                        <BallRow balls={draw.balls} size="sm" />
                      </td>
                      {shown.special !== null && (
                        <td data-label={shown.special}>
                          {draw.special === null ? (
                            '—'
                          ) : (
                            <Ball
                              number={draw.special}
                              size="sm"
                              state="special"
                              label={shown.special}
                              accent={accent}
                            />
                          )}
                        </td>
                      )}
                      {shown.multiplier !== null && (
                        <td data-label={shown.multiplier}>
                          {draw.multiplier === null ? '—' : `×${draw.multiplier}`}
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <Pager page={page} pages={pages} perPage={drawsPerPage} total={total} onPage={onPage} />
          </>
        )}
      </Loaded>
      <p id={`${id}-keys`} className={classes.keys}>
        {texts.keys}
      </p>
      {chosen && <p className={classes.chosen}>{texts.chosen(drawWords(chosen))}</p>}
      {error !== null && (
        <p id={`${id}-fault`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
