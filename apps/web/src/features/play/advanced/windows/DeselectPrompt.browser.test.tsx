import { useState } from 'react';
import { expectAccessible } from '../../../../testing/accessible.ts';
import { wear } from '../../../../testing/scheme.ts';
import { show } from '../../../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../../../testing/test.ts';
import { DeselectPrompt } from './DeselectPrompt.tsx';

function Example({ place }: { place: string }) {
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState('Nada');
  const end = (said: string) => {
    setOpen(false);
    setNews(said);
  };
  return (
    <>
      <button
        id="ball"
        type="button"
        style={{ position: 'fixed', inset: place, inlineSize: 47, blockSize: 36 }}
        onClick={() => setOpen(true)}
      >
        23
      </button>
      <p style={{ marginBlockStart: 300 }}>{news}</p>
      {open && (
        <DeselectPrompt
          anchor={() => document.getElementById('ball')}
          onConfirm={() => end('¡Deseleccionado!')}
          onKeep={() => end('Se queda')}
        />
      )}
    </>
  );
}

const ball = page.getByRole('button', { name: '23' });
const prompt = page.getByRole('alertdialog', {
  name: '¿Estás seguro que quieres deseleccionar este número?',
});
const confirm = page.getByRole('button', { name: 'Confirmar' });
const cancel = page.getByRole('button', { name: 'Cancelar' });
const middle = '100px auto auto 100px';

test('Confirmar has the focus; Enter answers, and the focus goes back to the ball', async () => {
  await show(<Example place={middle} />);
  await ball.click();
  await expect.element(confirm).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('¡Deseleccionado!')).toBeVisible();
  await expect.element(prompt).not.toBeInTheDocument();
  await expect.element(ball).toHaveFocus();
  await expect.element(page.getByText('Se queda')).not.toBeInTheDocument();
});

test('Escape and Cancelar keep the ball; Tab goes between the two answers', async () => {
  await show(<Example place={middle} />);
  await ball.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Se queda')).toBeVisible();
  await expect.element(ball).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(cancel).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(confirm).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(prompt).not.toBeInTheDocument();
  await expect.element(page.getByText('Se queda')).toBeVisible();
  await expect.element(ball).toHaveFocus();
});

test('whatever else is done keeps the ball: the page stays as it is under it', async () => {
  await show(<Example place={middle} />);
  await ball.click();
  await page.getByText('Nada').click();
  await expect.element(prompt).not.toBeInTheDocument();
  await expect.element(page.getByText('Se queda')).toBeVisible();
});

test.for([
  [phone, '4px auto auto 4px'],
  [phone, 'auto 4px 4px auto'],
  [{ width: 320, height: 568 }, 'auto auto 4px 4px'],
  [desktop, 'auto 4px 4px auto'],
] as const)('it is wholly in sight beside its ball: %o at %s', async ([screen, place]) => {
  await page.viewport(screen.width, screen.height);
  await show(<Example place={place} />);
  await wear('dark');
  await ball.click();
  await expect.element(prompt).toBeInViewport({ ratio: 1 });
  const [asks, asked] = [prompt, ball].map((one) => one.element().getBoundingClientRect());
  expect(asks && asked && (asks.top >= asked.bottom || asks.bottom <= asked.top)).toBe(true);
  await expectAccessible();
});
