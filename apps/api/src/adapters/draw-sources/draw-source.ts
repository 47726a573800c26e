import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import type { SourceAnswer } from '@bolillero/domain/draw-sources/read-answer';
import type { CsvLayout, SourceFault, SourceKind } from '@bolillero/domain/draw-sources/source';

/** Where draws are fetched from. */
export interface SourceAddress {
  readonly kind: SourceKind;
  readonly address: string;
  /** Of a CSV. */
  readonly layout: CsvLayout | null;
}

/** A kind of source: how it is asked, and how its answer becomes rows. What a row says is judged by the domain. */
export interface DrawSourceAdapter {
  /**
   * The draws that a source has from a date on; older ones may come along.
   * @throws {SourceFailed}
   */
  fetchDraws(source: SourceAddress, since: DrawDate, signal: AbortSignal): Promise<SourceAnswer>;
}

/** A source that did not give what a source gives. */
export class SourceFailed extends Error {
  readonly fault: SourceFault;

  constructor(fault: SourceFault) {
    super(fault);
    this.fault = fault;
  }
}
