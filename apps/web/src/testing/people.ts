import type { AdminUser, Customer } from '@bolillero/contract/entities/account';
import { adminStore, customerStore } from '../session/stores.ts';

export const rosa: Customer = {
  id: 7,
  name: 'Rosa',
  lastname: 'Quispe',
  email: 'rosa@example.com',
  birthday: '1990-05-12',
  country: 'Perú',
  address: 'Jirón Unión 123',
  type: 0,
  emails: [{ id: 1, email: 'rosa@example.com', type: 1, confirmed: true }],
  subscribed: true,
  favourites: [],
  createdAt: '2026-01-02T15:00:00.000Z',
};

export const administrator: AdminUser = {
  id: 1,
  name: 'Inés',
  lastname: 'Salas',
  dni: '12345678',
  email: 'ines@example.com',
  role: 'administrator',
  secondFactor: false,
  createdAt: '2026-01-02T15:00:00.000Z',
};

export const operator: AdminUser = { ...administrator, id: 2, name: 'Óscar', role: 'operator' };

/** A customer is signed in for the rest of the test. */
export function enter(customer: Customer = rosa): void {
  customerStore.start('token', customer);
}

/** Somebody of the back-office is signed in for the rest of the test. */
export function enterOffice(user: AdminUser = administrator): void {
  adminStore.start('token', user);
}
