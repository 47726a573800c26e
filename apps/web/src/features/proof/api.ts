import { exportProof, proofHead, verifyFile } from '@bolillero/contract/calls/proof';
import type { ProofRecord } from '@bolillero/contract/entities/proof';
import type { ProofKind } from '@bolillero/domain/proof/entry';
import { headText } from '@bolillero/domain/proof/head-text';
import { queryOptions } from '@tanstack/react-query';
import { addressOf, request, respond } from '../../api/client.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';

/** A time that a file was recorded. Instants are ISO texts. */
export interface Recorded {
  readonly seq: number;
  readonly kind: ProofKind;
  readonly recordedAt: string;
  readonly lottery: string;
  readonly series: SeriesType;
  /** Null of lines whose game had no draw yet. */
  readonly draw: { readonly date: string; readonly at: string } | null;
  /** How long before its draw it was recorded, in milliseconds; 0 or less: it was not before it. */
  readonly aheadMs: number | null;
  /** The entry as receipts write one: its number and hash. */
  readonly code: string;
}

/** What is known of a file; of one that was never recorded `records` is empty. */
export interface Verified {
  readonly sha256: string;
  readonly records: readonly Recorded[];
  /** How many entries the chain has; 0 where nothing was found. */
  readonly entries: number;
}

/** The end of the chain now. */
export interface ChainEnd {
  readonly seq: number;
  /** Number and hash, as receipts write them. */
  readonly code: string;
  /** Null while nothing is recorded. */
  readonly recordedAt: string | null;
}

export const chainEndQuery = () =>
  queryOptions({
    queryKey: ['proof', 'head'],
    queryFn: async ({ signal }): Promise<ChainEnd> => {
      const { seq, hash, recorded_at: recordedAt } = await request(proofHead, { signal });
      return { seq, code: headText({ seq, hash }), recordedAt };
    },
  });

/** A file is asked about anew each time: it may be recorded by now. */
export const verifiedQuery = (sha256: string) =>
  queryOptions({
    queryKey: ['proof', 'verify', sha256],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Verified> => {
      const { records = [], head } = await request(verifyFile, { query: { sha256 }, signal });
      return { sha256, records: records.map(readRecord), entries: head?.seq ?? 0 };
    },
  });

function readRecord({ seq, hash, kind, recorded_at: recordedAt, draw }: ProofRecord): Recorded {
  const { date, draws_at: at } = draw;
  return {
    seq,
    kind,
    recordedAt,
    lottery: draw.lottery,
    series: seriesType(draw.type),
    draw: date === null || at === null ? null : { date, at },
    aheadMs: at === null ? null : Date.parse(at) - Date.parse(recordedAt),
    code: headText({ seq, hash }),
  };
}

/** Where the whole chain is downloaded from. */
export const exportAddress = addressOf(exportProof, {});

/** The lines of the whole chain, each without its end. A last one that has none is cut off: an empty line stands for it. */
export async function* chainLines(signal: AbortSignal): AsyncGenerator<string> {
  const response = await respond(exportProof, { query: {}, signal });
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest = '';
  const reader = response.body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    const lines = (rest + decoder.decode(chunk.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield '';
}
