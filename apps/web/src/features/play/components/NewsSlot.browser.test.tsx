import { show } from '../../../testing/show.tsx';
import { expect, page, test, userEvent } from '../../../testing/test.ts';
import { NewsSlot } from './NewsSlot.tsx';

const undo = page.getByRole('button', { name: 'Deshacer' });
const width = () => undo.element().getBoundingClientRect().width;

test('when its notice is gone, the way back stays for the keyboard and shows itself there', async () => {
  let undone = 0;
  const action = { label: 'Deshacer', run: () => (undone += 1) };
  const lasting = { kind: 'lasting', text: '1 jugada en el carrito · $3.00', link: null } as const;
  await show(<NewsSlot line={lasting} action={action} />);
  await expect.element(page.getByText('1 jugada en el carrito · $3.00')).toBeVisible();
  expect(width()).toBeLessThanOrEqual(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(undo).toHaveFocus();
  expect(width()).toBeGreaterThan(24);
  await userEvent.keyboard('{Enter}');
  expect(undone).toBe(1);
});
