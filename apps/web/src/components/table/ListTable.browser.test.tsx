import { useSearch } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectFits } from '../../testing/fits.ts';
import { keepSavedFiles } from '../../testing/saved-files.ts';
import { refusal } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { desktop, expect, page, phone, test, userEvent } from '../../testing/test.ts';
import { useKeyListener } from '../keys/use-key-listener.ts';
import type { Act } from '../ui/ActMenu.tsx';
import { Button } from '../ui/Button.tsx';
import { ListTable } from './ListTable.tsx';
import type { ListColumn } from './list-column.ts';
import type { ListFilters } from './list-filters.ts';
import type { ListSearch } from './list-search.ts';
import { type AskedPage, type ListRows, useListPage } from './use-list-page.ts';
import { useListState } from './use-list-state.ts';

interface Fruit {
  readonly id: number;
  readonly name: string;
  readonly grower: string;
  readonly kilos: number;
}

type FruitSearch = ListSearch & { readonly kind?: 'sour' | 'sweet'; readonly part?: 'ripe' };

const fruits = (count: number, from = 1): Fruit[] =>
  Array.from({ length: count }, (_, at) => ({
    id: from + at,
    name: `Fruta ${from + at}`,
    grower: 'Cooperativa de productores del valle de Chanchamayo',
    kilos: (from + at) * 10,
  }));

const columns: readonly ListColumn<Fruit>[] = [
  { id: 'id', heading: 'N.º', sort: 'id', names: true, cell: ({ id }) => String(id).padStart(6, '0') },
  { id: 'name', heading: 'Fruta', sort: 'name', cell: ({ name }) => name },
  { id: 'grower', heading: 'Productor', goes: 1, cell: ({ grower }) => grower },
  { id: 'also', heading: 'Otra vez', goes: 2, cell: ({ grower }) => grower, offCards: true },
  {
    id: 'kilos',
    heading: 'Kilos',
    numeric: true,
    cell: ({ kilos }, density) => `${kilos}${density === 'airy' ? ' kg' : ''}`,
  },
];

const filters: ListFilters<FruitSearch> = {
  search: 'Fruta o productor',
  choices: [
    {
      name: 'kind',
      label: 'Clase',
      options: [
        { value: 'sour', label: 'Ácida' },
        { value: 'sweet', label: 'Dulce' },
      ],
    },
  ],
  dates: 'Cosecha',
  parts: {
    name: 'part',
    label: 'Parte',
    options: [
      { value: '', label: 'Todas', count: 20 },
      { value: 'ripe', label: 'Maduras', count: 4 },
    ],
  },
};

/** What a route's readers make of an address: numbers where there are some. */
const read = ({ page: wanted, rows, ...rest }: Record<string, string>): FruitSearch => ({
  ...rest,
  ...(wanted && { page: Number(wanted) }),
  ...(rows && { rows: Number(rows) }),
});

interface Given {
  readonly answer?: (
    asked: AskedPage & { kind?: string | undefined },
  ) => ListRows<Fruit> | Promise<ListRows<Fruit>>;
  readonly acts?: (fruit: Fruit) => readonly Act[];
  readonly onOpen?: (fruit: Fruit) => void;
  readonly onExport?: (signal: AbortSignal, format: string) => Promise<Response>;
}

function Fruits({ answer = () => ({ data: fruits(3), total: 3 }), acts, onOpen, onExport }: Given) {
  const search: FruitSearch = read(useSearch({ strict: false }) as Record<string, string>);
  const state = useListState(search);
  const { kind } = search;
  const list = useListPage<Fruit>({
    key: ['fruits', kind],
    search,
    ask: async (asked) => await answer({ ...asked, kind }),
  });
  return (
    <ListTable<FruitSearch, Fruit>
      name="fruits"
      label="Frutas"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      keyOf={({ id }) => id}
      empty={{ title: 'Aún no hay frutas', hint: 'Cuando se cosechen, estarán aquí.' }}
      {...(onOpen && { onOpen })}
      {...(onExport && { onExport: ({ format }, signal) => onExport(signal, format) })}
      {...(acts && {
        actions: {
          nameOf: ({ id }) => `fruta ${id}`,
          main: ({ id }) => <Button size="xs">Comer {id}</Button>,
          more: acts,
        },
      })}
    />
  );
}

/** As the frame of the back-office listens. */
function Keys() {
  useKeyListener({ onSheet: () => {}, onSection: () => false });
  return null;
}

/** Shows the list and keeps what it asks for its pages. */
async function open(given: Given = {}) {
  const asked: (AskedPage & { kind?: string | undefined })[] = [];
  const { answer = () => ({ data: fruits(3), total: 3 }) } = given;
  const shown = await show(
    <>
      <Fruits
        {...given}
        answer={(question) => {
          asked.push(question);
          return answer(question);
        }}
      />
      <Keys />
    </>,
  );
  return { ...shown, asked, last: () => asked.at(-1) };
}

const heading = (name: string) => page.getByRole('columnheader', { name });
const row = (name: string) => page.getByRole('row', { name: new RegExp(`${name}\\b`) });
const ofTwenty = ({ page: wanted, perPage }: AskedPage) => ({
  data: fruits(20).slice((wanted - 1) * perPage, wanted * perPage),
  total: 20,
});

test('a heading sorts up, down and not at all, by press and by Enter, and says so', async () => {
  const { address, last } = await open();
  await expect.element(row('Fruta 1')).toBeVisible();
  await expect.element(heading('Fruta')).toHaveAttribute('aria-sort', 'none');
  const button = page.getByRole('button', { name: 'Fruta' });
  await button.click();
  await expect.element(heading('Fruta')).toHaveAttribute('aria-sort', 'ascending');
  expect(address()).toBe('/?sort=name');
  await expect.poll(() => last()?.sort).toBe('name');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Fruta')).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('/?sort=-name');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Fruta')).toHaveAttribute('aria-sort', 'none');
  expect(address()).toBe('/');
  // What has no name to sort by is no button.
  await expect.element(page.getByRole('button', { name: 'Kilos' })).not.toBeInTheDocument();
});

test('search, filters and dates stand in the address, each with its chip, and ask for the first page', async () => {
  const { address, last } = await open({ answer: ofTwenty });
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect.poll(address).toBe('/?page=2');
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox', { name: 'Buscar' })).toHaveFocus();
  await userEvent.keyboard('limon');
  await expect.poll(address).toBe('/?q=limon');
  await page.getByRole('combobox', { name: 'Clase' }).selectOptions('Ácida');
  await page.getByRole('combobox', { name: 'Cosecha' }).selectOptions('Cosecha: esta semana');
  // The house's Saturday 8 August 2026.
  await expect
    .poll(last)
    .toMatchObject({ q: 'limon', kind: 'sour', from: '2026-08-03', to: '2026-08-09', page: 1, perPage: 10 });
  expect(address()).toBe('/?q=limon&kind=sour&dates=this-week');
  const chips = page.getByRole('list', { name: 'Filtros puestos' });
  await expect
    .element(chips)
    .toMatchTextContent(/«limon» sin mirar tildes.*Clase: Ácida.*Cosecha: esta semana/);
  await page.getByRole('button', { name: 'Quitar filtro: Clase: Ácida' }).click();
  await expect.poll(address).toBe('/?q=limon&dates=this-week');
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect.poll(address).toBe('/');
  await expect.element(chips).not.toBeInTheDocument();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('between two dates takes what is typed, and says what is no date', async () => {
  const { address, last } = await open();
  await page.getByRole('combobox', { name: 'Cosecha' }).selectOptions('Cosecha: entre dos fechas');
  await page.getByLabelText('Desde').fill('01/07/2026');
  await page.getByLabelText('Hasta').fill('31/07/2026');
  await expect.poll(last).toMatchObject({ from: '2026-07-01', to: '2026-07-31' });
  expect(address()).toBe('/?dates=between&from=2026-07-01&to=2026-07-31');
  await expect.element(page.getByText('Cosecha: 01/07/2026 a 31/07/2026', { exact: true })).toBeVisible();
  await page.getByLabelText('Hasta').fill('31/02/2026');
  await expect.element(page.getByText('Escribe la fecha completa: DD/MM/AAAA.')).toBeVisible();
});

test('parts tell how much they hold', async () => {
  const { address } = await open();
  await expect.element(page.getByRole('radio', { name: 'Todas 20' })).toBeChecked();
  await page.getByRole('radio', { name: 'Maduras 4' }).click();
  await expect.poll(address).toBe('/?part=ripe');
});

test('pages: sections of ten, a typed page, and more rows on request', async () => {
  const { address, last } = await open({
    answer: ({ page: wanted, perPage }) => ({
      data: fruits(perPage, (wanted - 1) * perPage + 1),
      total: 1_745,
    }),
  });
  await expect.element(page.getByText('1–10 de 1,745')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Página 1', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Páginas 11 a 20, siguientes' }).click();
  await expect.element(row('Fruta 101')).toBeVisible();
  await page.getByRole('textbox', { name: 'Ir a la página' }).fill('175');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/?page=175');
  await expect.element(page.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Filas' }).selectOptions('50');
  await expect.poll(address).toBe('/?rows=50');
  await expect.poll(last).toMatchObject({ page: 1, perPage: 50 });
});

test('a total over ten thousand comes after the rows, which do not wait for it', async () => {
  const counted = Promise.withResolvers<ListRows<Fruit>>();
  const { asked } = await open({
    answer: ({ count }) => (count === 'only' ? counted.promise : { data: fruits(10), total: null }),
  });
  await expect.element(row('Fruta 10')).toBeVisible();
  await expect.element(page.getByText('1–10')).toBeVisible();
  counted.resolve({ data: [], total: 1_000_000 });
  await expect.element(page.getByText('1–10 de 1,000,000')).toBeVisible();
  await page.getByRole('textbox', { name: 'Ir a la página' }).fill('99999');
  await userEvent.keyboard('{Enter}');
  // What it was told lets the server read the page from the end.
  await expect.poll(() => asked.find((one) => one.page === 99_999)?.known).toBe(1_000_000);
});

test('a row opens its record by press and by Enter, a control in it does not, and arrows go up and down', async () => {
  const opened: number[] = [];
  await open({ onOpen: ({ id }) => opened.push(id), acts: () => [] });
  await row('Fruta 2').getByText('Fruta 2').click();
  expect(opened).toEqual([2]);
  await page.getByRole('button', { name: 'Comer 1' }).click();
  expect(opened).toEqual([2]);
  await page.getByRole('button', { name: 'Abrir 000001' }).click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(opened).toEqual([2, 1, 2]);
  await expect.element(page.getByRole('button', { name: 'Abrir 000002' })).toHaveFocus();
});

test('the lesser acts of a row are in its menu, by keyboard too; the focus comes back', async () => {
  const done: string[] = [];
  await open({
    acts: ({ id }) => [
      { label: 'Guardar', onAct: () => done.push(`guardar ${id}`) },
      { label: 'Tirar', danger: true, onAct: () => done.push(`tirar ${id}`) },
    ],
  });
  const more = page.getByRole('button', { name: 'Más acciones: fruta 2' });
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Guardar' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(done).toEqual(['tirar 2']);
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(page.getByRole('menuitem', { name: 'Guardar' })).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});

test('how close the rows stand is remembered', async () => {
  const height = () => row('Fruta 1').element().getBoundingClientRect().height;
  await open();
  await expect.element(row('Fruta 1')).toBeVisible();
  await expect.poll(height).toBeCloseTo(38, 0);
  await page.getByRole('radio', { name: 'Amplia' }).click();
  await expect.element(row('Fruta 1')).toMatchTextContent(/10 kg/);
  await expect.poll(height).toBeCloseTo(50, 0);
  await open();
  await expect.element(page.getByRole('radio', { name: 'Amplia' }).last()).toBeChecked();
});

test('nothing there, nothing that matches, a page past the end, bones, and an error that keeps the filters', async () => {
  let reply: () => ListRows<Fruit> | Promise<ListRows<Fruit>> = () => new Promise(() => {});
  const { address } = await open({ answer: () => reply() });
  await expect.element(page.getByRole('table', { name: 'Frutas' })).toHaveAttribute('aria-busy', 'true');
  await expectAccessible();

  reply = () => ({ data: [], total: 0 });
  await page.getByRole('combobox', { name: 'Clase' }).selectOptions('Dulce');
  await expect.element(page.getByText('Pediste Clase: Dulce.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Cosecha' }).selectOptions('Cosecha: hoy');
  await page.getByRole('button', { name: 'Quitar solo la fecha' }).click();
  await expect.poll(address).toBe('/?kind=sweet');
  await page.getByRole('button', { name: 'Quitar filtros' }).last().click();
  await expect.element(page.getByText('Aún no hay frutas')).toBeVisible();

  reply = () => {
    throw new ApiError(refusal('database-busy').body);
  };
  await page.getByRole('combobox', { name: 'Clase' }).selectOptions('Ácida');
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect.element(page.getByText('Clase: Ácida', { exact: true })).toBeVisible();
  reply = () => ({ data: fruits(1), total: 1 });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(row('Fruta 1')).toBeVisible();
});

test('an export says how many rows, is saved under the name it came with, and can be called off', async () => {
  const saved = keepSavedFiles();
  let signal: AbortSignal | undefined;
  const answers = [
    () =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason))),
    async () =>
      new Response('N.º\r\n', { headers: { 'content-disposition': 'attachment; filename="frutas.csv"' } }),
  ];
  await open({
    answer: () => ({ data: fruits(10), total: 4_821 }),
    onExport: (abort) => {
      signal = abort;
      return (answers.shift() ?? (() => Promise.reject(new Error('no more'))))();
    },
  });
  await expect.element(row('Fruta 1')).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(page.getByText('4,821 filas con estos filtros')).toBeVisible();
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/0\.0 MB/);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  expect(signal?.aborted).toBe(true);
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['frutas.csv']);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test.for([desktop, { width: 1024, height: 768 }, { width: 800, height: 900 }, phone])(
  'stands on a screen of $width: columns go in their order, cards on a phone, and nothing scrolls sideways',
  async (screen) => {
    await page.viewport(screen.width, screen.height);
    await open({ answer: ofTwenty, onOpen: () => {}, acts: () => [{ label: 'Tirar', onAct: () => {} }] });
    await expect.element(page.getByText('Fruta 1', { exact: true })).toBeVisible();
    await expect.element(page.getByText('1–10 de 20')).toBeVisible();
    await expectFits();
    await expectAccessible();
    const isThere = (name: string) => page.getByRole('columnheader', { name }).query() !== null;
    if (screen.width === 800) expect([isThere('Productor'), isThere('Kilos')]).toEqual([false, true]);
    if (screen.width === desktop.width)
      expect([isThere('Productor'), isThere('Otra vez')]).toEqual([true, true]);
  },
);

test('on a phone the filters and the order are in a sheet', async () => {
  await page.viewport(phone.width, phone.height);
  const { address } = await open();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('combobox', { name: 'Clase' }).selectOptions('Dulce');
  await page.getByRole('combobox', { name: 'Orden' }).selectOptions('Fruta, de mayor a menor');
  await expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click();
  await expect.poll(address).toBe('/?kind=sweet&sort=-name');
  await expect.element(page.getByRole('button', { name: 'Filtros: 1' })).toBeVisible();
});
