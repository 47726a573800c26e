import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { noticeStore, showError, showSuccess, showWarning } from './notice-store.ts';

const shown = () => noticeStore.get().map(({ kind, text, ms }) => ({ kind, text, ms }));

beforeEach(() => {
  for (const notice of noticeStore.get()) noticeStore.close(notice.id);
});

test('notices stay as long as the specification says, and errors until they are closed', () => {
  showSuccess('Registrado correctamente', { seconds: 1.5 });
  showWarning('Tienes que seleccionar al menos una cartilla.');
  expect(shown()).toEqual([
    { kind: 'success', text: 'Registrado correctamente', ms: 1500 },
    { kind: 'warning', text: 'Tienes que seleccionar al menos una cartilla.', ms: 3000 },
  ]);
  showError('No hay conexión.');
  expect(shown()).toEqual([
    { kind: 'warning', text: 'Tienes que seleccionar al menos una cartilla.', ms: 3000 },
    { kind: 'error', text: 'No hay conexión.', ms: null },
  ]);
});

test('the same words start anew instead of piling up, and two are enough', () => {
  for (const text of ['a', 'b', 'c', 'b']) showWarning(text);
  expect(shown().map(({ text }) => text)).toEqual(['c', 'b']);
});

test('what failed is not pushed out by what went well', () => {
  showError('No se guardó');
  for (const text of ['a', 'b', 'c']) showSuccess(text);
  expect(shown().map(({ text }) => text)).toEqual(['No se guardó', 'c']);
});

test('another page takes along only what was told as it came', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 5_000 });
  showError('No se guardó');
  vi.setSystemTime(9_000);
  showSuccess('Guardado');
  noticeStore.leavePage();
  expect(shown().map(({ text }) => text)).toEqual(['Guardado']);
  vi.useRealTimers();
});

test('a failed call is told in the server’s words, a broken program in ours', () => {
  showError(new ApiError({ status: 409, code: 'dni-taken', message: ['El DNI ya existe.', 'Usa otro.'] }));
  showError(new TypeError('x is undefined'));
  expect(shown().map(({ text }) => text)).toEqual(['El DNI ya existe. Usa otro.', 'Algo salió mal']);
});

test('what was left for want of the password is a warning, which goes by itself', () => {
  const message = 'Confirma tu contraseña para continuar.';
  showError(new ApiError({ status: 403, code: 'password-needed', message }));
  expect(shown()).toEqual([{ kind: 'warning', text: message, ms: 3000 }]);
});

test('a notice that offers something stays long enough to take it', () => {
  showSuccess('¡Eliminado!', { action: { label: 'Deshacer', run: () => {} } });
  expect(shown()[0]?.ms).toBe(8000);
});
