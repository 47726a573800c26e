import type { AnswerOf } from '@bolillero/contract/call';
import { listLotteries, oneLottery } from '@bolillero/contract/calls/lotteries';
import {
  createLottery,
  hideLottery,
  showLottery,
  updateLottery,
} from '@bolillero/contract/calls/lottery-office';
import type { LotteryImpact } from '@bolillero/contract/entities/lottery-impact';
import { lotteryFields } from '@bolillero/contract/lottery-field-names';
import { seriesNumber } from '@bolillero/domain/games/series';
import type { LotteryEdit } from '@bolillero/domain/lottery-editing/edit';
import type { LotteryPart } from '@bolillero/domain/lottery-editing/faults';
import { toDecimal } from '@bolillero/domain/money/cents';
import { formatLevel } from '@bolillero/domain/prizes/level';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, failedWith } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { fieldOf } from '../lottery-edit.ts';
import type { LotteryField, PictureChoice } from '../lottery-form.ts';
import { type EditedLottery, type Impact, readEdited, readImpact, readListed } from './read-lottery.ts';

/** All that the office reads of the lotteries. */
export const officeLotteriesKey = ['admin-lotteries'] as const;

/** Every lottery, the hidden ones too. */
export const allLotteriesQuery = () =>
  queryOptions({
    queryKey: [...officeLotteriesKey, 'all'],
    queryFn: async ({ signal }) =>
      (await request(listLotteries, { query: { hidden: 1 }, signal })).map(readListed),
  });

/** Asked anew each time its page opens: what is edited is what stands on the server. */
const editedQuery = (id: number) =>
  queryOptions({
    queryKey: [...officeLotteriesKey, 'one', id],
    queryFn: ({ signal }) => askEdited(id, signal),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

async function askEdited(id: number, signal?: AbortSignal): Promise<EditedLottery> {
  return readEdited((await request(oneLottery, { query: { id }, signal })).data, serverNow());
}

export function useEditedLottery(id: number) {
  return useQuery(editedQuery(id));
}

/** What is sent of a lottery. */
export interface LotterySaving {
  readonly edit: LotteryEdit;
  readonly image: PictureChoice;
  readonly logo: PictureChoice;
}

/** Says what saving would meet, and writes nothing. */
export async function rehearseLottery(
  id: number,
  saving: LotterySaving,
  signal: AbortSignal,
): Promise<Impact> {
  // Pictures meet nobody: they are not sent to be measured.
  const form = formOf({ ...saving, image: { kind: 'kept' }, logo: { kind: 'kept' } });
  const answer = await request(updateLottery, { params: { id }, query: { dry_run: 1 }, form, signal });
  return readImpact(answer.impact);
}

export function useSaveLottery(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (saving: LotterySaving & { readonly revision: number; readonly accepted: boolean }) => {
      const form = formOf(saving);
      form.set('revision', String(saving.revision));
      if (saving.accepted) form.set('accept', '1');
      const { data } = await namingParts(() => request(updateLottery, { params: { id }, query: {}, form }));
      return readEdited(data, serverNow());
    },
    onSuccess: () => forgetLotteries(queryClient),
  });
}

export function useCreateLottery() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, ...saving }: LotterySaving & { readonly name: string }) => {
      const form = formOf(saving);
      form.set('name', name);
      const answer: AnswerOf<typeof createLottery> = await namingParts(() =>
        request(createLottery, { query: {}, form }),
      );
      return answer.data.id;
    },
    onSuccess: () => forgetLotteries(queryClient),
  });
}

/** What hiding a lottery would meet. */
export async function rehearseHiding(id: number): Promise<Impact> {
  return readImpact((await request(hideLottery, { query: { dry_run: 1 }, body: { id } })).impact);
}

export function useHideLottery() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(hideLottery, { query: {}, body: { id } }),
    onSuccess: () => forgetLotteries(queryClient),
  });
}

export function useShowLottery() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(showLottery, { body: { id } }),
    onSuccess: () => forgetLotteries(queryClient),
  });
}

/** Every page shows the lotteries: what any of them has read is asked for again. */
async function forgetLotteries(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'one' });
}

/** The lottery as somebody else has saved it meanwhile; null where a refusal is about something else. */
export async function savedMeanwhile(id: number, error: unknown): Promise<EditedLottery | null> {
  return failedWith(error, 'lottery-changed') ? await askEdited(id) : null;
}

/** What a saving was refused for, or asks about first; null where a refusal is about something else. */
export function impactOf(error: unknown): Impact | null {
  if (!failedWith(error, 'lottery-in-use', 'lottery-asks-first')) return null;
  const impact = (error.details as { impact?: LotteryImpact } | undefined)?.impact;
  return impact === undefined ? null : readImpact(impact);
}

const partOf = new Map(
  (Object.entries(lotteryFields) as [LotteryPart, string][])
    // Two parts are one field of the wire: the form has the more telling of both.
    .filter(([part]) => part !== 'matrix')
    .map(([part, wire]) => [wire, fieldOf(part)] as const),
);

/** The field that a refusal as a whole is about. */
const fieldOfCode: Readonly<Record<string, LotteryField>> = {
  'lottery-name-taken': 'name',
  'file-too-large': 'image',
  'image-unreadable': 'image',
  'lottery-incomplete': 'shown',
};

/** Makes a call, and has its refusal name the fields of the form. */
async function namingParts<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, messages, details } = error;
    const errors = error.errors.map((fault) => {
      const [wire = ''] = fault.path.split(/[/.]/).filter((part) => part !== '' && part !== 'body');
      return { ...fault, path: partOf.get(wire) ?? wire };
    });
    const whole = fieldOfCode[code];
    if (whole !== undefined) errors.push({ path: whole, message: error.message });
    throw new ApiError({ status, code, message: [...messages], errors, details });
  }
}

/** A form of what changes: what is not in the edit is not sent. */
function formOf({ edit, image, logo }: LotterySaving): FormData {
  const form = new FormData();
  const set = (name: string, value: string | number | boolean | undefined) => {
    if (value !== undefined)
      form.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  };
  const json = (name: string, value: unknown) => {
    if (value !== undefined) form.set(name, JSON.stringify(value));
  };
  const amount = (name: string, value: LotteryEdit['ticketPrice']) => set(name, value && toDecimal(value));
  set('description', edit.displayName);
  set('accent', edit.accent);
  set('order', edit.pageOrder);
  set('isShow', edit.hidden === undefined ? undefined : !edit.hidden);
  set('sub_name', edit.specialName);
  const { balls, size, specialKind, specialSize } = edit.matrix;
  set('selectNumber', balls);
  set('numberBallsToSelect', balls);
  set('size', size);
  set('special_kind', specialKind);
  set('sub_length', specialSize);
  set('era_from', edit.eraFrom);
  set('date_opening', edit.openingDate);
  json('days', edit.days);
  set('days_from', edit.drawDaysFrom);
  set('timezone', edit.timeZone);
  set('draw_time', edit.drawTime);
  set('cutoff_minutes', edit.cutoffMinutes);
  set('type', edit.traditionalMultiplier);
  set('playoff_multiplier', edit.playoffMultiplier);
  set('plier_lottery', edit.multiplierLabel);
  set('multiplier_mode', edit.multiplierMode);
  json('multiplier_values', edit.multiplierValues);
  set('multiplier_from', edit.multiplierFrom);
  amount('multiplier_price', edit.multiplierPrice);
  amount('ticket_price', edit.ticketPrice);
  amount('service_fee', edit.serviceFee);
  amount('share_price', edit.sharePrice);
  set('currency', edit.currency);
  set('hasDoublePlay', edit.hasDoublePlay);
  set('laggards_name', edit.laggardsName);
  set('intents', edit.playsPerDay);
  if (edit.howToCollect !== undefined) form.set('how_to_collect', edit.howToCollect ?? '');
  json('exceptions', edit.added && edit.cancelled && { added: edit.added, cancelled: edit.cancelled });
  json(
    'prize_templates',
    edit.prizeTemplates?.map(({ series, from, levels }) => ({
      type: seriesNumber(series),
      from,
      levels: levels.map((level) => ({
        position: level.position,
        prize_level: formatLevel(level.rule),
        lottery_prize: toDecimal(level.lotteryPrize),
        ...(level.playPrizeFixed !== undefined && { play_prize: toDecimal(level.playPrizeFixed) }),
        prize_kind: level.kind,
      })),
    })),
  );
  picture(form, 'image', image);
  picture(form, 'logo', logo);
  return form;
}

function picture(form: FormData, field: 'image' | 'logo', choice: PictureChoice): void {
  if (choice.kind === 'file') form.set(field, choice.file);
  if (choice.kind === 'none') form.set(`remove_${field}`, '1');
}
