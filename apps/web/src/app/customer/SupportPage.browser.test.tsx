import { customerStore } from '../../session/stores.ts';
import { enter, rosa } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { expect, page, test } from '../../testing/test.ts';
import { SupportPage } from './SupportPage.tsx';

const email = page.getByRole('textbox', { name: 'Email' });
const message = page.getByRole('textbox', { name: 'Mensaje' });

test('who signs in on the way keeps what was typed and need not say who they are; the next one sees none of it', async () => {
  await show(<SupportPage />);
  await message.fill('A medias');
  enter(rosa);
  await expect.element(email).toHaveValue('rosa@example.com');
  await expect.element(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Rosa Quispe');
  await expect.element(message).toHaveValue('A medias');
  await message.fill('De Rosa');
  customerStore.end('signed-out');
  enter({ ...rosa, id: 8, email: 'ana@example.com', name: 'Ana' });
  await expect.element(email).toHaveValue('ana@example.com');
  await expect.element(message).toHaveValue('');
});
