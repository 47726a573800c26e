import type { Page } from '@playwright/test';
import { type Api, form, namedFile } from '../api.ts';
import { ticketPdf } from './history.ts';
import { admin } from './steps.ts';

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

export interface Play {
  readonly balls: readonly number[];
  readonly special: number | null;
}

export const powerball = { id: 1, name: 'power_balls' } as const;

/** Puts plays of a draw into a customer's cart; answers their ids. */
export async function fillCart(
  { api }: Person,
  plays: readonly Play[],
  { lottery = 1, date = '2026-08-08', type = 0 } = {},
): Promise<number[]> {
  const { registered } = await api.post<{ registered: { newId: number }[] }>('/checkouts/create', {
    loterie_id: lottery,
    date_lottery: date,
    type,
    balls: plays.map(({ balls, special }, id) => ({ numbers: balls, bExtra: special, id })),
  });
  return registered.map(({ newId }) => newId);
}

/** Buys plays and uploads the PDF of each; answers the purchases' ids. */
export async function buyTickets(
  customer: Person,
  office: Api,
  plays: readonly Play[],
  draw: { lottery?: number; date?: string; type?: number } = {},
): Promise<number[]> {
  const purchases = await pay(customer, await fillCart(customer, plays, draw));
  for (const id of purchases) {
    await office.post(
      `/purchases/purchase-sold/${id}`,
      form({ image: namedFile(ticketPdf, `${id}.pdf`, 'application/pdf') }),
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
