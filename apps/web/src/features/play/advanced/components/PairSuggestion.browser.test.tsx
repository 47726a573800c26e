import { useRef, useState } from 'react';
import { expectAccessible } from '../../../../testing/accessible.ts';
import { enlargeText, expectFits } from '../../../../testing/fits.ts';
import { wear } from '../../../../testing/scheme.ts';
import { show } from '../../../../testing/show.tsx';
import { expect, page, phone, test, userEvent } from '../../../../testing/test.ts';
import { PairSuggestion } from './PairSuggestion.tsx';

const ten = [41, 52, 8, 1, 2, 3, 4, 5, 6, 7].map((partner, at) => ({ partner, count: 14 - at }));

/** A slip of two balls beside the column that the suggestion belongs under. */
function Example({ column = 252, pairs = ten }: { column?: number; pairs?: typeof ten }) {
  const [ball, setBall] = useState<number | null>(null);
  const [done, setDone] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  return (
    <main>
      <h1>Jugar Powerball</h1>
      <div ref={panel} style={{ inlineSize: `min(${column}px, 100%)`, blockSize: 60 }} />
      <button type="button" onClick={() => setBall(23)}>
        Elegir 23
      </button>
      <button type="button" onClick={() => setBall(7)}>
        Elegir 7
      </button>
      <p>{done}</p>
      {column > 1000 && <div style={{ blockSize: 1200 }} />}
      <PairSuggestion
        ball={ball}
        pairs={pairs}
        home={() => panel.current}
        onTake={(partner) => {
          setDone(`tomado ${partner}`);
          setBall(null);
        }}
        onClose={() => {
          setDone('cerrado');
          setBall(null);
        }}
      />
    </main>
  );
}

const choose = page.getByRole('button', { name: 'Elegir 23' });
const floating = page.getByRole('dialog', { name: 'Sugerencias de pares con: 23' });
const yes = (partner: number) => page.getByRole('button', { name: `Sí: 23 y ${partner}`, exact: true });
const place = () => floating.element().getBoundingClientRect();

test('it comes under its column without taking the focus, is announced, and has three pairs, then ten', async () => {
  await show(<Example />);
  await choose.click();
  await expect.element(floating).toBeVisible();
  await expect.element(choose).toHaveFocus();
  await expect
    .element(page.getByRole('status').filter({ hasText: /^Sugerencias de pares con: 23. Alt y S/ }))
    .toBeInTheDocument();
  await expect.element(floating.getByText('¿Desea agregar la siguiente sugerencia?')).toBeVisible();
  expect(floating.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(floating.getByText('14 juntas')).toBeVisible();
  await expect.element(floating.getByText(/^3 de 10 pares/)).toBeVisible();
  await expectAccessible();
  await wear('dark');
  await expectAccessible();
  await floating.getByRole('button', { name: 'Ver más' }).click();
  expect(floating.getByRole('listitem').elements()).toHaveLength(10);
  await floating.getByRole('button', { name: 'Ver menos' }).click();
  expect(floating.getByRole('listitem').elements()).toHaveLength(3);
  await yes(52).click();
  await expect.element(page.getByText('tomado 52')).toBeVisible();
});

test('Alt+S goes to its first pair, and the focus goes back afterwards', async () => {
  await show(<Example />);
  await choose.click();
  await expect.element(floating).toBeVisible();
  await userEvent.keyboard('{Alt>}s{/Alt}');
  await expect.element(yes(41)).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('tomado 52')).toBeVisible();
  await expect.element(choose).toHaveFocus();
});

test('Escape on the slip closes it; another ball has its own three', async () => {
  await show(<Example />);
  await choose.click();
  await expect.element(floating).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(floating).not.toBeInTheDocument();
  await choose.click();
  await floating.getByRole('button', { name: 'Ver más' }).click();
  await page.getByRole('button', { name: 'Elegir 7' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Sugerencias de pares con: 7' }).getByRole('listitem'))
    .toHaveLength(3);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(page.getByText('cerrado')).toBeVisible();
});

test('it moves, and goes home with a double click or with Home', async () => {
  await show(<Example />);
  await choose.click();
  await expect.element(floating).toBeVisible();
  const home = place();
  const grip = page.getByRole('button', { name: 'Mover Sugerencias de pares con: 23' });
  await expect.element(grip).toBeVisible();
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.poll(() => place().left).toBe(home.left + 16);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => place().left).toBe(home.left);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => place().left).toBe(home.left + 32);
  await floating.getByRole('heading').dblClick();
  await expect.poll(() => place().left).toBe(home.left);
  expect(place().top).toBe(home.top);
});

test('under a folded column it waits to be opened: it would cover a slip', async () => {
  await show(<Example column={44} />);
  await choose.click();
  const waiting = page.getByRole('button', { name: 'Sugerencias de pares con: 23' });
  await expect.element(waiting).toBeVisible();
  await expect.element(floating).not.toBeInTheDocument();
  await expectAccessible();
  await waiting.click();
  await expect.element(floating).toBeVisible();
});

test('a ball without pairs suggests nothing', async () => {
  await show(<Example pairs={[]} />);
  await choose.click();
  await expect.element(choose).toHaveFocus();
  await expect.element(floating).not.toBeInTheDocument();
});

test('few pairs are all shown, without more', async () => {
  await show(<Example pairs={ten.slice(0, 2).map(({ partner }) => ({ partner, count: 1 }))} />);
  await choose.click();
  await expect.element(floating.getByText(/^2 de 2 pares/)).toBeVisible();
  await expect.element(floating.getByText('1 vez juntas').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
});

test('on a phone it is docked at the foot of the screen, and the slip scrolls behind it', async () => {
  await page.viewport(phone.width, phone.height);
  await show(<Example column={1200} />);
  scrollTo(0, 40);
  await choose.click();
  const docked = page.getByRole('region', { name: 'Sugerencias de pares con: 23' });
  await expect.element(docked).toBeVisible();
  await expect.poll(() => docked.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(phone.height);
  // nothing jumps under the finger
  expect(scrollY).toBe(40);
});

test.for([{ percent: 100 }, { percent: 200 }])(
  'docked, with text of $percent %, it is accessible and closes',
  async ({ percent }) => {
    await page.viewport(phone.width, phone.height);
    enlargeText(percent);
    await show(<Example column={0} />);
    await choose.click();
    const docked = page.getByRole('region', { name: 'Sugerencias de pares con: 23' });
    await expect.element(docked).toBeVisible();
    await expect.element(choose).toHaveFocus();
    await expectAccessible();
    await expectFits();
    await userEvent.keyboard('{Escape}');
    await expect.element(docked).not.toBeInTheDocument();
  },
);
