import { useState } from 'react';
import { expectAccessible } from '../../testing/accessible.ts';
import { show } from '../../testing/show.tsx';
import { desktop, expect, page, phone, test } from '../../testing/test.ts';
import { Pager } from './Pager.tsx';

function Pages({ first = 1, total = 230 }: { first?: number; total?: number }) {
  const [at, setAt] = useState(first);
  return <Pager page={at} pages={Math.ceil(total / 10)} perPage={10} total={total} onPage={setAt} />;
}

const button = (name: string) => page.getByRole('button', { name });

test('pages are turned one by one, by number and ten at a time', async () => {
  await show(<Pages />);
  await expect.element(page.getByText('1 a 10 de 230')).toBeVisible();
  await expect.element(button('Página anterior')).toBeDisabled();
  await button('Página siguiente').click();
  await expect.element(button('Página 2')).toHaveAttribute('aria-current', 'page');
  await button('Páginas 11 a 20, siguientes').click();
  await expect.element(page.getByText('101 a 110 de 230')).toBeVisible();
  await expect.element(button('Página 1')).not.toBeInTheDocument();
  await button('Páginas 21 a 23, siguientes').click();
  await button('Página 23').click();
  await expect.element(page.getByText('221 a 230 de 230')).toBeVisible();
  await expect.element(button('Página siguiente')).toBeDisabled();
  await button('Páginas 11 a 20, anteriores').click();
  await expect.element(button('Página 11')).toHaveAttribute('aria-current', 'page');
});

test('what fits on one page has nothing to turn', async () => {
  await show(<Pages total={7} />);
  await expect.element(page.getByText('1 a 7 de 7')).toBeVisible();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

test.for([phone, desktop])('is accessible $width wide', async ({ width, height }) => {
  await page.viewport(width, height);
  await show(<Pages first={11} />);
  await expectAccessible();
});
