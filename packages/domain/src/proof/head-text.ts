import type { ChainHead } from './entry.ts';

/** A place in the chain as receipts carry it, '21:76e379ad…': the number, a colon, the whole hash. */
export const headText = ({ seq, hash }: ChainHead): string => `${seq}:${hash}`;

const pattern = /^(\d{1,9}):([0-9a-f]{64})$/i;

/** The place that was typed or pasted, whatever spaces are in it; null where it is none. */
export function readHead(typed: string): ChainHead | null {
  const parts = pattern.exec(typed.replaceAll(/\s/g, ''));
  return parts === null ? null : { seq: Number(parts[1]), hash: String(parts[2]).toLowerCase() };
}
