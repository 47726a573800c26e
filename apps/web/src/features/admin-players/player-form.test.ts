import { expect, test } from 'vitest';
import { changesSince } from './player-form.ts';

const known = {
  name: 'Rosa',
  lastname: 'Quispe',
  address: '',
  country: 'Perú',
  birthday: '1990-05-12',
  type: '0',
};
const form = { ...known, dni: '', dniRemoved: false };

test('what was not changed is not sent: a name from before a rule stays', () => {
  expect(changesSince(known, form)).toEqual({});
  expect(changesSince(known, { ...form, address: 'Av. Sol 1', type: '1' })).toEqual({
    address: 'Av. Sol 1',
    type: 1,
  });
});

test('a DNI is kept unless another one is typed, or it is taken away', () => {
  expect(changesSince(known, { ...form, dni: ' 45671234 ', dniRemoved: true })).toEqual({ dni: '45671234' });
  expect(changesSince(known, { ...form, dniRemoved: true })).toEqual({ dni: '' });
});
