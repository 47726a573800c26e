import type { Page } from '@playwright/test';
import { type Api, form, namedFile } from '../api.ts';
import { admin } from '../houses.ts';
import { ticketPdf } from './history.ts';

/** What a journey needs and does not itself tell, arranged through the interface. */

export interface Person {
  readonly email: string;
  readonly password: string;
  /** The interface for them. */
  readonly api: Api;
}

/** A customer of one test alone, registered and signed in through the interface. */
export async function newCustomer(api: Api, email: string): Promise<Person> {
  const password = 'Clave-Segura1';
  await api.post('/costumers/create', {
    email,
    password,
    confirm_password: password,
    birthday: '1990-05-12',
    terms: true,
  });
  const { token } = await api.post<{ token: string }>('/costumers/login', { email, password });
  return { email, password, api: api.as(token) };
}

/** Signs a page in without its form: from here on it is this customer's. Answers the session's token. */
export async function enterAs(page: Page, { email, password }: Person): Promise<string> {
  const answer = await page.request.post('/api/costumers/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** The interface for the house's administrator. */
export async function officeOf(api: Api): Promise<Api> {
  const { token } = await api.post<{ token: string }>('/users/login', admin);
  return api.as(token);
}

/** Signs a page in as somebody of the back-office, the administrator when nobody is named. */
export async function enterOffice(page: Page, who: { dni: string; password: string } = admin): Promise<void> {
  const answer = await page.request.post('/api/users/login', { data: who });
  if (!answer.ok()) throw new Error(`${who.dni} could not sign in: ${await answer.text()}`);
}

/** Somebody of the back-office who is no administrator. */
export async function newOperator(api: Api): Promise<{ dni: string; password: string }> {
  const operator = { dni: '87654321', password: 'Operador-1' };
  await (await officeOf(api)).post('/users/create', {
    ...operator,
    name: 'Olga',
    lastname: 'Operadora',
    email: 'olga@example.com',
    role: 'operator',
  });
  return operator;
}

interface Play {
  readonly balls: readonly number[];
  readonly special: number | null;
}

/** Puts plays of a draw into a customer's cart; answers their ids. */
export async function fillCart(
  { api }: Person,
  plays: readonly Play[],
  { lottery = 1, date = '2026-08-08' } = {},
): Promise<number[]> {
  const { registered } = await api.post<{ registered: { newId: number }[] }>('/checkouts/create', {
    loterie_id: lottery,
    date_lottery: date,
    balls: plays.map(({ balls, special }, id) => ({ numbers: balls, bExtra: special, id })),
  });
  return registered.map(({ newId }) => newId);
}

/**
 * Buys plays and uploads the PDF of each, with the `printed` multiplier where the lottery's tickets carry one;
 * answers the purchases' ids.
 */
export async function buyTickets(
  customer: Person,
  office: Api,
  plays: readonly Play[],
  { printed, ...draw }: { lottery?: number; date?: string; printed?: number } = {},
): Promise<number[]> {
  const purchases = await pay(customer, await fillCart(customer, plays, draw));
  for (const id of purchases) {
    await office.post(
      `/purchases/purchase-sold/${id}`,
      form({
        image: namedFile(ticketPdf, `${id}.pdf`, 'application/pdf'),
        ...(printed === undefined ? {} : { potenciador: String(printed) }),
      }),
    );
  }
  return purchases;
}

/** Pays cart items through the test gateway; answers the purchases' ids. */
export async function pay({ api }: Person, items: readonly number[]): Promise<number[]> {
  const { id } = await api.post<{ id: string }>('/payments/orders', { kind: 'cart', items });
  await api.post(`/payments/orders/${id}/approve`, { outcome: 'approve' });
  const { purchases } = await api.post<{ purchases: number[] }>(`/payments/orders/${id}/capture`, {});
  return purchases;
}

/** What a customer bought, as the interface tells its owner. */
export async function boughtBy({ api }: Person): Promise<readonly Purchase[]> {
  return (await api.get<{ purchases: Purchase[] }>('/purchases/list')).purchases;
}

interface Purchase {
  readonly date_lottery: string;
  readonly price: string;
}

/** Pays a month of subscription through the test gateway. */
export async function subscribe({ api }: Person): Promise<void> {
  const { id } = await api.post<{ id: string }>('/payments/orders', { kind: 'subscription', meses: 1 });
  await api.post(`/payments/orders/${id}/approve`, { outcome: 'approve' });
  await api.post(`/payments/orders/${id}/capture`, {});
}

interface ResultToEnter {
  readonly lottery?: number;
  readonly name?: string;
  readonly date: string;
  readonly balls: readonly number[];
  readonly special?: number | null;
  readonly type?: 0 | 1;
}

/** Enters a result with the lottery's own prize table, which settles its draw; answers its id. */
export async function enterResult(office: Api, result: ResultToEnter): Promise<number> {
  const { lottery = 1, name = 'power_balls', type = 0, special = null } = result;
  const { data } = await office.get<{ data: { prize_templates: PrizeTemplate[] } }>(
    `/lottery/one?id=${lottery}`,
  );
  const template = data.prize_templates.findLast((one) => one.type === type && one.from <= result.date);
  const created = await office.post<{ data: { id: number } }>('/loteries/create', {
    lottery_id: lottery,
    name,
    type,
    date: result.date,
    amount: '210000000',
    balls: result.balls,
    ball_red: special,
    detail: (template?.levels ?? []).map(({ play_prize, ...level }) => ({
      ...level,
      lottery_winner: 0,
      play_winner: 0,
      play_prize: play_prize ?? '0',
    })),
  });
  return created.data.id;
}

interface PrizeTemplate {
  readonly type: number;
  readonly from: string;
  readonly levels: readonly {
    readonly position: number;
    readonly prize_level: string;
    readonly lottery_prize: string;
    readonly play_prize: string | null;
    readonly prize_kind: string;
  }[];
}
