import { parseBirthday } from '@bolillero/domain/accounts/age';
import { parseCountry } from '@bolillero/domain/accounts/countries';
import { parsePersonName } from '@bolillero/domain/accounts/person-name';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { profileFaultTexts } from '@bolillero/texts/account-changes';
import { birthdayFaultText, personNameFaultText, requiredTexts } from '@bolillero/texts/accounts';
import { visibleLotteries } from '../../catalogue/visible.ts';
import type { Context } from '../../context.ts';
import { AppError, type FieldError } from '../../errors/app-error.ts';
import { lockOwnAccount } from './own-account.ts';
import { type CustomerRow, replaceFavourites, updateCustomer } from './repository.ts';
import { theCustomer } from './service.ts';

/** Personal data as somebody typed them; what is undefined stays as it is. */
export type TypedProfile = {
  readonly [F in 'name' | 'lastname' | 'country' | 'address' | 'birthday']?: string | undefined;
};
type Profile = Partial<Pick<CustomerRow, 'name' | 'lastname' | 'country' | 'address' | 'birthday'>>;

/** What of a customer a profile is compared with. */
export type CurrentProfile = Pick<CustomerRow, 'name' | 'lastname'>;

/**
 * Writes the personal data that were sent; what was not sent stays. Refuses all of it with every fault.
 * @throws {AppError} profile-invalid
 */
export async function updateProfile(
  context: Context,
  customerId: number,
  typed: TypedProfile,
): Promise<void> {
  const values = readProfile(typed, await theCustomer(context, customerId), context);
  if (Object.keys(values).length === 0) return;
  await context.db.transaction(async (tx) => {
    await lockOwnAccount(tx, customerId);
    await updateCustomer(tx, customerId, values);
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * What is to be written of what was typed: by the customer or by the office, the same rules. `others` are faults of fields that the
 * office alone has.
 * @throws {AppError} profile-invalid
 */
export function readProfile(
  typed: TypedProfile,
  current: CurrentProfile,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  others: readonly FieldError[] = [],
): Profile {
  const errors: FieldError[] = [...others];
  const profile: { -readonly [F in keyof Profile]: Profile[F] } = {};
  for (const field of ['name', 'lastname'] as const) {
    const text = typed[field];
    // A name from before the rule stays until it is changed.
    if (text === undefined || text === current[field]) continue;
    const name = parsePersonName(text);
    if (name.ok) profile[field] = name.value;
    else errors.push({ path: field, message: personNameFaultText(field, name.error) });
  }
  if (typed.address !== undefined) profile.address = oneLine(typed.address);
  if (typed.country !== undefined) {
    const country = typed.country.trim() === '' ? '' : parseCountry(typed.country);
    if (country === null) errors.push({ path: 'country', message: profileFaultTexts.countryUnknown });
    else profile.country = country;
  }
  if (typed.birthday?.trim() === '') errors.push({ path: 'birthday', message: requiredTexts.birthday });
  else if (typed.birthday !== undefined) {
    const today = dateIn(config.houseTimeZone, clock.now());
    const birthday = parseBirthday(typed.birthday, today, config.minAge);
    if (birthday.ok) profile.birthday = birthday.value;
    else errors.push({ path: 'birthday', message: birthdayFaultText(birthday.error, config.minAge) });
  }
  if (errors.length === 0) return profile;
  throw new AppError('profile-invalid', { message: errors.map(({ message }) => message), errors });
}

/**
 * Keeps these lotteries as the customer's favourites, in this order and each once, in the place of those before.
 * @throws {AppError} unknown-lottery
 */
export async function setFavourites(
  { catalogue, db }: Context,
  customerId: number,
  sent: readonly number[],
): Promise<number[]> {
  const favourites = [...new Set(sent)];
  const visible = new Set((await visibleLotteries(catalogue)).map(({ id }) => id));
  if (!favourites.every((id) => visible.has(id))) throw new AppError('unknown-lottery');
  await db.transaction(async (tx) => {
    await lockOwnAccount(tx, customerId);
    await replaceFavourites(tx, customerId, favourites);
  });
  return favourites;
}
