import { expectAccessible } from '../../testing/accessible.ts';
import { preferMotion } from '../../testing/motion.ts';
import { show } from '../../testing/show.tsx';
import { afterEach, expect, page, test } from '../../testing/test.ts';
import { Carousel } from './Carousel.tsx';

const slides = ['Uno', 'Dos', 'Tres'].map((title) => ({ key: title, title, content: <p>{title}</p> }));
const region = page.getByRole('region', { name: 'Novedades' });
const elsewhere = page.getByText('Otra parte');

/** Shows it turning, with the pointer elsewhere. */
async function turn(seconds: number) {
  await preferMotion(true);
  await show(
    <>
      <Carousel label="Novedades" slides={slides} seconds={seconds} />
      <p style={{ marginBlockStart: 200 }}>Otra parte</p>
    </>,
  );
  await elsewhere.hover();
}

const button = (name: string) => page.getByRole('button', { name });
const shown = (title: string) => expect.element(page.getByText(title)).toBeVisible();

afterEach(() => preferMotion(false));

test('it turns by itself until it is paused', async () => {
  await turn(0.2);
  await shown('Dos');
  await shown('Tres');
  await shown('Uno');
  await button('Pausar').click();
  await expect.element(button('Reanudar')).toBeVisible();
});

test('it stands still while somebody points at it or is in it', async () => {
  await turn(0.2);
  const live = () =>
    page.getByRole('group', { name: '1 de 3' }).element().parentElement?.getAttribute('aria-live');
  expect(live()).toBe('off');
  await region.hover();
  await expect.poll(live).toBe('polite');
  await elsewhere.hover();
  await expect.poll(live).toBe('off');
});

test('a slide is chosen from the keyboard, and it turns no further', async () => {
  await turn(0.2);
  await button('Mostrar 3: Tres').click();
  await shown('Tres');
  await expect.element(button('Mostrar 3: Tres')).toHaveAttribute('aria-current', 'true');
  await button('Siguiente').click();
  await shown('Uno');
  await button('Anterior').click();
  await shown('Tres');
  await expect.element(button('Reanudar')).toBeVisible();
});

test('where motion is unwanted it never turns and has nothing to pause', async () => {
  await show(<Carousel label="Novedades" slides={slides} seconds={0.05} />);
  await expect.element(button('Pausar')).not.toBeInTheDocument();
  await shown('Uno');
  await expectAccessible();
});
