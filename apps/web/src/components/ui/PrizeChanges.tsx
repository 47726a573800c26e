import { type Cents, cents, toDecimal } from '@bolillero/domain/money/cents';
import { resultChangeTexts as texts } from '@bolillero/texts/admin-results';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconEqual from '@tabler/icons-react/dist/esm/icons/IconEqual.mjs';
import type { PrizeChange } from '../../api/prize-changes.ts';
import { Amount } from './Amount.tsx';
import { Button } from './Button.tsx';
import {
  type ChangeSums,
  changesCsv,
  differenceOf,
  largestChanges,
  sumsOf,
  turnOf,
  whatOf,
} from './change-sums.ts';
import classes from './PrizeChanges.module.css';
import { ScrollBox } from './ScrollBox.tsx';
import { saveFile } from './save-file.ts';
import table from './table.module.css';

/** Up to so many changes are shown one by one; of more the largest, and all of them as a file. */
const most = 100;
const largest = 10;

interface PrizeChangesProps {
  readonly changes: readonly PrizeChange[];
  readonly currency: string;
  /** Plays that keep what they won. */
  readonly unchanged?: number;
}

/** Who would gain and who would lose what: the sums, then play by play. */
export function PrizeChanges({ changes, currency, unchanged = 0 }: PrizeChangesProps) {
  if (changes.length === 0) return <p className={classes.words}>{texts.nothing}</p>;
  const isMany = changes.length > most;
  const keep = () => {
    const heading = [texts.purchase, texts.player, texts.balls, texts.before, texts.after];
    saveFile(texts.file, changesCsv(changes, heading), 'text/csv;charset=utf-8');
  };
  return (
    <>
      <p className={classes.words}>{texts.some(changes.length)}</p>
      <Sums sums={sumsOf(changes, unchanged)} currency={currency} />
      <ScrollBox className={classes.scroll} label={texts.some(changes.length)}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{texts.purchase}</th>
              <th scope="col">{texts.player}</th>
              <th scope="col" className={table.number}>
                {texts.before}
              </th>
              <th scope="col" className={table.number}>
                {texts.after}
              </th>
              <th scope="col" className={table.number}>
                {texts.change}
              </th>
            </tr>
          </thead>
          <tbody>
            {(isMany ? largestChanges(changes, largest) : changes).map((change) => (
              <tr key={`${whatOf(change)} ${change.player}`}>
                <td data-label={texts.purchase}>{whatOf(change)}</td>
                <td data-label={texts.player}>
                  {change.player} <span className={classes.figures}>{change.balls}</span>
                </td>
                <td data-label={texts.before} className={table.number}>
                  <Prize value={change.before} level={change.beforeLevel} currency={currency} />
                </td>
                <td data-label={texts.after} className={table.number}>
                  <Prize value={change.after} level={change.afterLevel} currency={currency} />
                </td>
                <td data-label={texts.change} className={table.number}>
                  <Change change={change} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {isMany && (
        <div className={classes.many}>
          <p className={classes.words}>{texts.largest(largest, changes.length - largest)}</p>
          <Button variant="subtle" size="sm" onClick={keep}>
            {texts.keepAll}
          </Button>
        </div>
      )}
    </>
  );
}

function Sums({ sums, currency }: { sums: ChangeSums; currency: string }) {
  const { gains, loses, same, net } = sums;
  return (
    <ul className={classes.sums}>
      {gains.plays > 0 && (
        <li data-turn="gains">
          <IconArrowUp size={16} aria-hidden="true" /> {texts.gaining(gains.plays)}{' '}
          <Signed amount={gains.amount} currency={currency} />
        </li>
      )}
      {loses.plays > 0 && (
        <li data-turn="loses">
          <IconArrowDown size={16} aria-hidden="true" /> {texts.losing(loses.plays)}{' '}
          <Signed amount={loses.amount} currency={currency} />
        </li>
      )}
      {same > 0 && (
        <li>
          <IconEqual size={16} aria-hidden="true" /> {texts.same(same)}
        </li>
      )}
      <li className={classes.house}>
        {texts.house} <Signed amount={net} currency={currency} />
      </li>
    </ul>
  );
}

/** An amount with its sign: +$50.00, −$7.00. */
function Signed({ amount, currency }: { amount: Cents; currency: string }) {
  return (
    <>
      {amount < 0 ? '−' : '+'}
      <Amount value={toDecimal(cents(Math.abs(amount)))} currency={currency} />
    </>
  );
}

const marks = { gains: '▲', loses: '▼', same: '=' } as const;

function Change({ change, currency }: { change: PrizeChange; currency: string }) {
  const turn = turnOf(change);
  const difference = differenceOf(change);
  return (
    <span className={classes.turn} data-turn={turn}>
      <span aria-hidden="true">{marks[turn]}</span> {texts.turns[turn]}{' '}
      {difference !== null && turn !== 'same' && <Signed amount={difference} currency={currency} />}
    </span>
  );
}

function Prize({ value, level, currency }: { value: string; level: string | null; currency: string }) {
  if (Number(value) === 0) return texts.noPrize;
  return (
    <>
      {level !== null && <span className={classes.level}>{level}</span>}{' '}
      <Amount value={value} currency={currency} />
    </>
  );
}
