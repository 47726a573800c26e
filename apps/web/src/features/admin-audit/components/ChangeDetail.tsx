import { adminAuditTexts as texts } from '@bolillero/texts/admin-audit';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { type Change, factsOf } from '../api.ts';
import { changeLines } from '../change-lines.ts';
import { ballsIn, valueText } from '../value-text.ts';
import classes from './ChangeDetail.module.css';

interface ChangeDetailProps {
  readonly entry: Change;
  /** What the record's amounts are in, where it does not say so itself. */
  readonly currency?: string | undefined;
}

/** What a change changed, field by field: before with a minus, after with a plus. */
export function ChangeDetail({ entry, currency }: ChangeDetailProps) {
  const lines = changeLines(entry);
  const facts = { ...factsOf(entry.before), ...factsOf(entry.after) };
  const inCurrency = typeof facts.currency === 'string' ? facts.currency : (currency ?? 'USD');
  if (lines.length === 0 && entry.reason === null) return <p className={classes.none}>{texts.noDetail}</p>;
  const sides = [
    { name: 'before', sign: '−', has: entry.before !== null },
    { name: 'after', sign: '+', has: entry.after !== null },
  ] as const;
  return (
    <div className={classes.detail}>
      {lines.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{texts.field}</span>
              </th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.path}>
                <th scope="row">{line.label}</th>
                {sides.map(({ name, sign, has }) => (
                  <td key={name} data-side={has ? name : undefined}>
                    <Value
                      value={line[name]}
                      sign={sign}
                      field={line.field}
                      entity={entry.entity}
                      currency={inCurrency}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {entry.reason !== null && (
        <p className={classes.reason}>
          <strong>{texts.reason}</strong>
          <span>{entry.reason}</span>
        </p>
      )}
    </div>
  );
}

interface ValueProps {
  readonly value: unknown;
  readonly sign: string;
  readonly field: string;
  readonly entity: string;
  readonly currency: string;
}

function Value({ value, sign, ...place }: ValueProps) {
  if (value === undefined || value === null) return texts.nothing;
  const balls = ballsIn(place.field, value);
  return (
    <span className={classes.value}>
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      {balls === null ? <span>{valueText(value, place)}</span> : <BallRow balls={balls} size="xs" />}
    </span>
  );
}
