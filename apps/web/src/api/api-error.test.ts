import { expect, test } from 'vitest';
import { ApiError, namingFields } from './api-error.ts';

const refusal = new ApiError({
  status: 422,
  code: 'input-invalid',
  message: ['Es muy corta.', 'Falta el premio.'],
  errors: [
    { path: 'body/password_new', message: 'Es muy corta.' },
    { path: '/detail/3/lottery_prize', message: 'Falta el premio.' },
    { path: 'email', message: 'No es un e-mail.' },
  ],
});

test('a refusal names the fields as the form does, and says the same', async () => {
  const names = { password_new: 'next', lottery_prize: 'prize' };
  const failed = namingFields(names, () => Promise.reject(refusal));
  await expect(failed).rejects.toMatchObject({
    status: 422,
    code: 'input-invalid',
    messages: ['Es muy corta.', 'Falta el premio.'],
    errors: [{ path: 'body/next' }, { path: '/detail/3/prize' }, { path: 'email' }],
  });
});

test('what succeeds is answered, and a broken program stays what it is', async () => {
  expect(await namingFields({}, async () => 7)).toBe(7);
  await expect(namingFields({}, () => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
});
