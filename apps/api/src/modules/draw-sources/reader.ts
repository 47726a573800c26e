import type { BodyOf } from '@bolillero/contract/call';
import type { createDrawSource, updateDrawSource } from '@bolillero/contract/calls/draw-sources';
import type { CsvLayout, SourceKind } from '@bolillero/domain/draw-sources/source';
import { drawSourceFaultTexts as texts } from '@bolillero/texts/draw-sources';
import { isPublicAddress, sourceAddress } from '../../adapters/draw-sources/fetch-address.ts';
import { AppError, type FieldError } from '../../errors/app-error.ts';
import type { Config } from '../../settings/config.ts';
import type { SourceSettings } from './repository.ts';

type Body = BodyOf<typeof createDrawSource> | BodyOf<typeof updateDrawSource>;

/**
 * The settings of a source of a kind.
 * @throws {AppError} input-invalid
 */
export function readSettings(
  body: Body,
  kind: SourceKind,
  { drawSources: { allowsPrivate } }: Config,
): SourceSettings {
  const { hours, active } = body;
  const address = body.address.trim();
  const faults: FieldError[] = [];
  const url = sourceAddress(address);
  if (url === null) faults.push({ path: 'address', message: texts.address });
  else if (!allowsPrivate && !isPublicAddress(url))
    faults.push({ path: 'address', message: texts.notPublic });
  const layout = kind === 'csv' ? readLayout(body.layout, faults) : null;
  if (faults.length > 0) {
    throw new AppError('input-invalid', { message: faults.map(({ message }) => message), errors: faults });
  }
  return { address, layout, hours, active };
}

function readLayout(sent: Body['layout'], faults: FieldError[]): CsvLayout | null {
  if (sent === null) {
    faults.push({ path: 'layout', message: texts.layout });
    return null;
  }
  const { dates, separator } = sent;
  const nameOf = (column: string | null) => (column ?? '').trim() || null;
  const balls = sent.balls.map((column) => column.trim()).filter((column) => column !== '');
  const numbers = nameOf(sent.numbers);
  const date = nameOf(sent.date);
  if (date === null) faults.push({ path: 'layout/date', message: texts.date });
  if ((numbers === null) === (balls.length === 0)) {
    faults.push({ path: 'layout/numbers', message: texts.numbers });
  }
  const columns = { numbers, balls, special: nameOf(sent.special), multiplier: nameOf(sent.multiplier) };
  return { date: date ?? '', ...columns, dates, separator };
}
