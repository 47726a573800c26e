import { expectAccessible } from '../../testing/accessible.ts';
import { show } from '../../testing/show.tsx';
import { beforeEach, expect, page, test, userEvent } from '../../testing/test.ts';
import { FileDrop } from './FileDrop.tsx';

const pdf = new File(['%PDF-1.4'], 'cartilla.pdf', { type: 'application/pdf' });

let given: string[];
const drop = (disabled = false) => (
  <FileDrop
    accept=".pdf"
    buttonLabel="Elegir archivo"
    onFile={({ name }) => given.push(name)}
    disabled={disabled}
  >
    <p>Suelta aquí el PDF</p>
  </FileDrop>
);
const place = () => page.getByText('Suelta aquí el PDF').element().parentElement as HTMLElement;

/** What the browser says while a file hangs above the page, and when it is let go. */
function drag(kind: 'dragenter' | 'dragover' | 'dragleave' | 'drop', file: File | null = pdf): boolean {
  const dataTransfer = new DataTransfer();
  if (file) dataTransfer.items.add(file);
  return place().dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
}

beforeEach(() => {
  given = [];
});

test('a chosen file is handed on, the same one a second time too', async () => {
  await show(drop());
  const input = page.elementLocator(place().querySelector('input') as HTMLElement);
  await userEvent.upload(input, pdf);
  await userEvent.upload(input, pdf);
  expect(given).toEqual(['cartilla.pdf', 'cartilla.pdf']);
});

test('a dropped file is handed on; the browser does not open it', async () => {
  await show(drop());
  drag('dragenter');
  await expect.poll(() => place().dataset.over).toBe('true');
  expect(drag('dragover')).toBe(false);
  drag('drop');
  await expect.poll(() => place().dataset.over).toBeUndefined();
  expect(given).toEqual(['cartilla.pdf']);
});

test('what is no file is left alone, and nothing is taken while it is closed', async () => {
  await show(drop(true));
  drag('dragenter', null);
  expect(place().dataset.over).toBeUndefined();
  expect(drag('dragover', null)).toBe(true);
  drag('drop');
  expect(given).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Elegir archivo' })).toBeDisabled();
  await expectAccessible();
});
