import type { Database, Db } from '@bolillero/database/connection';
import type { DrawSources } from './adapters/draw-sources/draw-sources.ts';
import type { PaymentProviders } from './adapters/payment-providers.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Clock } from './clock.ts';
import type { Departure } from './departure.ts';
import type { DiskWatch } from './disk-watch.ts';
import type { Engine } from './engine/engine.ts';
import type { Jobs } from './jobs/job-queue.ts';
import type { ExportSlots } from './lists/export-slots.ts';
import type { Throttles } from './plugins/throttles.ts';
import type { Config } from './settings/config.ts';

/** What every module is given: the process's own parts, made once at start. */
export interface Context {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly engine: Engine;
  readonly payments: PaymentProviders;
  readonly drawSources: DrawSources;
  readonly jobs: Jobs;
  readonly throttles: Throttles;
  readonly departure: Departure;
  readonly disk: DiskWatch;
  readonly exportSlots: ExportSlots;
}
