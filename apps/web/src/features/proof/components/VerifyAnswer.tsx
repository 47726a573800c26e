import { numberText } from '@bolillero/domain/number-text';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { proofMarginText } from '@bolillero/texts/proof-margin';
import { proofTexts } from '@bolillero/texts/public-proof';
import { dateInWords, dateOfInstant, timeOfInstant } from '../../../components/ui/dates.ts';
import type { Recorded, Verified } from '../api.ts';
import classes from './Proof.module.css';

const { answer: words } = proofTexts;

/** What is known of a file, in words: what it is, since when, for which draw, and what that proves. */
export function VerifyAnswer({ verified }: { verified: Verified }) {
  const { records, entries, sha256 } = verified;
  const [first, ...later] = records;
  if (first === undefined)
    return (
      <section className={classes.answer} data-tone="none" aria-label={words.title}>
        <h2>{words.unknown}</h2>
        <p>{words.unknownHint}</p>
        <Code label={words.print} value={sha256} />
      </section>
    );
  const isBefore = first.aheadMs === null || first.aheadMs > 0;
  return (
    <section className={classes.answer} data-tone={isBefore ? 'good' : 'late'} aria-label={words.title}>
      <h2>{words.found(first.kind)}</h2>
      <p className={classes.margin}>{marginOf(first)}</p>
      <p>{words.recorded(when(first.recordedAt))}</p>
      <p>{drawOf(first)}</p>
      <p>
        {words.proves} {words.provesNot}
      </p>
      {later.length > 0 && (
        <>
          <p>{words.again(records.length)}</p>
          <ul>
            {later.map(({ seq, recordedAt }) => (
              <li key={seq}>{words.againAt(numberText(seq), when(recordedAt))}</li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.muted}>{words.entry(numberText(first.seq), numberText(entries))}</p>
      <Code label={words.code} value={first.code} />
      <Code label={words.print} value={sha256} />
    </section>
  );
}

export function Code({ label, value }: { label: string; value: string }) {
  return (
    <p className={classes.code}>
      <span className={classes.muted}>{label}</span> <code>{value}</code>
    </p>
  );
}

/** 'sábado 21 de noviembre de 2026, 17:47', by the viewer's clock. */
export const when = (instant: string) =>
  `${dateInWords(dateOfInstant(instant), 'long')}, ${timeOfInstant(instant)}`;

function marginOf({ aheadMs }: Recorded): string | null {
  if (aheadMs === null) return null;
  const margin = proofMarginText(aheadMs);
  return aheadMs > 0 ? words.before(margin) : words.late(margin);
}

function drawOf({ lottery, series, draw }: Recorded): string {
  const named = series === 1 ? words.series(lottery, lotteryTexts.series.laggards) : lottery;
  if (draw === null) return words.noDraw(named);
  return words.draw(named, dateInWords(draw.date, 'long'), when(draw.at));
}
