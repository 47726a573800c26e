import { expect, test } from 'vitest';
import { beforeMigration } from './testing/before-migration.ts';

test('the audit of an installation from before keeps what was done, and no player’s name or address; it is final again', async () => {
  const { client, migrate } = await beforeMigration('players_of_the_office');
  const write = (action: string, entity: string, before: object | null, after: object | null) =>
    client.query(
      `INSERT INTO audit_entry (at, who, action, entity, entity_id, before, after) VALUES (now(), 'Ada', $1, $2, '7', $3, $4)`,
      [action, entity, before, after],
    );
  const message = {
    id: 7,
    name: 'Rosa Quispe',
    email: 'rosa@example.com',
    message: '¿Cuándo?',
    answer: null,
  };
  await write('answer', 'support_message', message, { ...message, answer: 'Mañana.' });
  await write('resend', 'mail', { address: 'rosa@example.com', state: 'failed' }, { state: 'waiting' });
  await write('update', 'admin_user', { name: 'Ada' }, { name: 'Adela' });
  await migrate();

  const { rows } = await client.query('SELECT before, after, fields FROM audit_entry ORDER BY id');
  const hidden = { ...message, name: '•••', email: '•••' };
  expect(rows).toEqual([
    { before: hidden, after: { ...hidden, answer: 'Mañana.' }, fields: ['answer'] },
    {
      before: { address: '•••', state: 'failed' },
      after: { state: 'waiting' },
      fields: ['address', 'state'],
    },
    { before: { name: 'Ada' }, after: { name: 'Adela' }, fields: ['name'] },
  ]);
  await expect(client.query(`UPDATE audit_entry SET who = 'Nadie'`)).rejects.toThrow();
});
