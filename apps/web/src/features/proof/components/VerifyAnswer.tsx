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
  // Lines whose game had no draw yet are recorded again with it: that is the record that tells something.
  const main = records.find(({ draw }) => draw !== null) ?? records[0];
  if (main === undefined)
    return (
      <section className={classes.answer} data-tone="none" aria-label={words.title}>
        <h2>{words.unknown}</h2>
        <p>{words.unknownHint}</p>
        <Code label={words.print} value={sha256} />
      </section>
    );
  const others = records.filter((one) => one !== main);
  const isBefore = main.aheadMs === null || main.aheadMs > 0;
  return (
    <section className={classes.answer} data-tone={isBefore ? 'good' : 'late'} aria-label={words.title}>
      <h2>{words.found(main.kind)}</h2>
      <p className={classes.margin}>{marginOf(main)}</p>
      <p>{words.recorded(when(main.recordedAt))}</p>
      <p>{drawOf(main)}</p>
      <p>
        {words.proves} {words.provesNot}
      </p>
      {others.length > 0 && (
        <>
          <p>{words.also}</p>
          <ul>
            {others.map((one) => (
              <li key={one.seq}>{words.alsoAt(numberText(one.seq), when(one.recordedAt), alsoDraw(one))}</li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.muted}>{words.entry(numberText(main.seq), numberText(entries))}</p>
      <Code label={words.code} value={main.code} />
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

function alsoDraw(one: Recorded): string | null {
  if (one.draw === null || one.aheadMs === null) return null;
  return words.alsoDraw(proofMarginText(one.aheadMs), nameOf(one), dateInWords(one.draw.date, 'numeric'));
}

const nameOf = ({ lottery, series }: Recorded) =>
  series === 1 ? words.series(lottery, lotteryTexts.series.laggards) : lottery;

function drawOf(one: Recorded): string {
  const { draw } = one;
  if (draw === null) return words.noDraw(nameOf(one));
  return words.draw(nameOf(one), dateInWords(draw.date, 'long'), when(draw.at));
}
