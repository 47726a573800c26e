import { isReservedLotteryName } from '@bolillero/contract/lottery-names';
import type { Db } from '@bolillero/database/connection';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { dateIn, isTimeZone } from '@bolillero/domain/calendar/time-zone';
import { initialPrices } from '@bolillero/domain/games/initial-prices';
import { generalMultiplierLabel } from '@bolillero/domain/games/lottery-definition';
import { editLottery, type LotteryEdit } from '@bolillero/domain/lottery-editing/edit';
import { validateLottery } from '@bolillero/domain/lottery-editing/rules';
import { cents } from '@bolillero/domain/money/cents';
import { recordChange } from '../../audit/repository.ts';
import { type CatalogueLottery, loadLotteries } from '../../catalogue/load-lotteries.ts';
import { lockLotteries } from '../../catalogue/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { presentCreation } from './audit-presenter.ts';
import type { SavedLottery, Saving } from './edit-lottery.ts';
import { noImpact } from './impact.ts';
import { refuseFaults } from './lottery-faults.ts';
import { insertLottery, keepPicture, lastPlace } from './write-repository.ts';

/** What a new lottery is where nobody says otherwise. No price is not a price: it keeps it hidden. */
function blankLottery(name: string, pageOrder: number, today: DrawDate, timeZone: string): CatalogueLottery {
  return {
    id: 0,
    name,
    displayName: '',
    accent: 'indigo',
    description: '',
    specialName: '',
    multiplierLabel: generalMultiplierLabel,
    multipliers: [],
    traditionalMultiplier: true,
    playoffMultiplier: false,
    multiplierPrice: cents(0),
    hasDoublePlay: false,
    laggardsName: '',
    currency: 'USD',
    schedule: { drawDays: [], added: [], cancelled: [], timeZone, drawTime: '21:00', cutoffMinutes: 60 },
    eras: [],
    playsPerDay: initialPrices.playsPerDay,
    ticketPrice: cents(0),
    serviceFee: initialPrices.serviceFee,
    sharePrice: initialPrices.sharePrice,
    openingDate: today,
    prizeTemplates: [],
    hidden: true,
    pageOrder,
    image: null,
    logo: null,
    revision: 0,
    howToCollect: null,
    lastSale: { current: null },
  };
}

/**
 * Makes a lottery, hidden. Its first matrix holds from `eraFrom` on, else from where its statistics start, else from today; its draw days
 * and its statistics from the first matrix on, unless they have a date of their own.
 * @throws {AppError} lottery-invalid, lottery-name-taken
 */
export async function createLottery(
  context: Context,
  admin: AdminIdentity,
  { edit, faults, name = '', image, logo, isRehearsal }: Omit<Saving, 'revision' | 'accepted'>,
): Promise<SavedLottery> {
  const { clock, config } = context;
  const lottery = await context.db.transaction(async (tx) => {
    await lockLotteries(tx);
    const isZone = edit.timeZone !== undefined && isTimeZone(edit.timeZone);
    const today = dateIn(isZone ? edit.timeZone : config.houseTimeZone, clock.now());
    const blank = blankLottery(name, (await lastPlace(tx)) + 1, today, config.houseTimeZone);
    const made = editLottery(blank, firstEdit(edit, today), today);
    refuseFaults([...faults, ...(made.ok ? [] : made.error)]);
    if (!made.ok) throw new Error('a refused edit has faults');
    refuseFaults(validateLottery(null, made.value, { hasDraws: false, lastUsed: null }, today));
    await refuseTaken(tx, name);
    const one = {
      ...made.value,
      image: image === null || image === 'none' ? null : image.sha256,
      logo: logo === null || logo === 'none' ? null : logo.sha256,
    };
    if (isRehearsal) return one;
    for (const picture of [image, logo]) {
      if (picture !== null && picture !== 'none') await keepPicture(tx, picture, clock.date());
    }
    const id = await insertLottery(tx, one);
    if (id === null) throw new AppError('lottery-name-taken');
    const after = presentCreation({ ...one, id }, clock.now());
    await recordChange(tx, admin, clock.date(), { action: 'create', entity: 'lottery', entityId: id, after });
    return { ...one, id };
  });
  context.catalogue.forget();
  return { lottery, impact: noImpact };
}

/** The edit with the dates that a new lottery's first entries begin at. */
function firstEdit(edit: LotteryEdit, today: DrawDate): LotteryEdit {
  const eraFrom = edit.eraFrom ?? edit.openingDate ?? today;
  const starts = [...(edit.eras ?? []).map(({ from }) => from), eraFrom].toSorted();
  const first = edit.eras?.length ? (starts[0] ?? eraFrom) : eraFrom;
  return {
    ...edit,
    eraFrom,
    hidden: true,
    openingDate: edit.openingDate ?? first,
    drawDaysFrom: edit.drawDaysFrom ?? first,
    multiplierFrom: edit.multiplierFrom ?? first,
  };
}

/** @throws {AppError} lottery-name-taken */
async function refuseTaken(tx: Db, name: string): Promise<void> {
  const isTaken = (await loadLotteries(tx)).some((one) => one.name === name);
  if (isTaken || isReservedLotteryName(name)) throw new AppError('lottery-name-taken');
}
