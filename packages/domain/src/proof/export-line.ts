import { parseDrawDate } from '../calendar/draw-date.ts';
import { canonicalText, type ProofEntry, proofKinds } from './entry.ts';

/** An entry as a line of the export, without its end: what is hashed, with the hash as its last member. */
export function exportLine(entry: ProofEntry): string {
  return `${canonicalText(entry).slice(0, -1)},"hash":${JSON.stringify(entry.hash)}}`;
}

/** The entry that a line of the export says; null for anything but the one spelling of one. */
export function readExportLine(line: string): ProofEntry | null {
  const said = membersOf(line);
  if (said === null) return null;
  const { seq, sha256, lottery_id: lotteryId, lottery: lotteryName, previous, hash } = said;
  const kind = proofKinds.find((known) => known === said.kind);
  const series = ([0, 1] as const).find((known) => known === said.series);
  const drawDate = typeof said.draw_date === 'string' ? parseDrawDate(said.draw_date) : null;
  const [recordedAt, drawsAt] = [instantOf(said.recorded_at), instantOf(said.draws_at)];
  if (kind === undefined || series === undefined || recordedAt === null) return null;
  if (typeof seq !== 'number' || typeof lotteryId !== 'number' || typeof lotteryName !== 'string')
    return null;
  if (typeof sha256 !== 'string' || typeof previous !== 'string' || typeof hash !== 'string') return null;
  const entry: ProofEntry = {
    seq,
    kind,
    sha256,
    recordedAt,
    lotteryId,
    lotteryName,
    series,
    drawDate,
    drawsAt,
    previous,
    hash,
  };
  // Another spelling of the same values is a changed byte as well.
  return exportLine(entry) === line ? entry : null;
}

function membersOf(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const said: unknown = JSON.parse(line);
    return typeof said === 'object' && said !== null ? { ...said } : null;
  } catch {
    return null;
  }
}

function instantOf(said: unknown): number | null {
  const instant = typeof said === 'string' ? Date.parse(said) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
