import { useRef, useState } from 'react';
import { expectAccessible } from '../../testing/accessible.ts';
import { show } from '../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { FloatingPanel } from './FloatingPanel.tsx';

function Example() {
  const [open, setOpen] = useState(true);
  const anchor = useRef<HTMLDivElement>(null);
  return (
    <main>
      <h1>Página</h1>
      <div ref={anchor} style={{ inlineSize: 'min(900px, 100%)', blockSize: 200 }} />
      {open && (
        <FloatingPanel title="LEYENDA" beside={() => anchor.current} onClose={() => setOpen(false)}>
          <p>Contenido</p>
        </FloatingPanel>
      )}
    </main>
  );
}

const panel = page.getByRole('dialog', { name: 'LEYENDA' });
const grip = page.getByRole('button', { name: 'Mover LEYENDA' });
const place = () => panel.element().getBoundingClientRect();

test('it is dragged by its header and stays on the screen', async () => {
  await show(<Example />);
  await expect.element(grip).toBeVisible();
  await expectAccessible();
  const before = place();
  await userEvent.dragAndDrop(page.getByRole('heading', { name: 'LEYENDA' }), page.getByRole('main'), {
    sourcePosition: { x: 10, y: 10 },
    targetPosition: { x: 100, y: 120 },
    steps: 6,
  });
  await expect.poll(() => Math.round(place().left)).toBeLessThan(Math.round(before.left) - 200);
  expect(place().left).toBeGreaterThanOrEqual(8);
});

test('the arrows move it from its grip, up to the edge; Escape closes it', async () => {
  await page.viewport(desktop.width, desktop.height);
  await show(<Example />);
  await expect.element(grip).toBeVisible();
  const before = place();
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
  await expect.poll(() => place().left).toBe(before.left - 32);
  expect(place().top).toBe(before.top + 16);
  for (let at = 0; at < 30; at += 1) await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => place().top).toBe(8);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('on a phone it stands in the page', async () => {
  await page.viewport(phone.width, phone.height);
  await show(<Example />);
  await expect.element(page.getByRole('region', { name: 'LEYENDA' })).toBeVisible();
  await expect.element(grip).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(page.getByText('Contenido')).not.toBeInTheDocument();
});
