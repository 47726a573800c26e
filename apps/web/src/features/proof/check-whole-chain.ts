import { type ChainCheck, checkChain } from '@bolillero/domain/proof/check-chain';
import type { ChainHead } from '@bolillero/domain/proof/entry';
import { readExportLine } from '@bolillero/domain/proof/export-line';
import { chainLines } from './api.ts';
import { sha256 } from './sha256.ts';

/** Reads the whole chain and checks it here, against the heads that are known. */
export async function checkWholeChain(known: readonly ChainHead[], signal: AbortSignal): Promise<ChainCheck> {
  const encoder = new TextEncoder();
  async function* entries() {
    for await (const line of chainLines(signal)) yield readExportLine(line);
  }
  return await checkChain(entries(), (text) => sha256(encoder.encode(text)), known);
}
