import type { CSSProperties, ReactNode } from 'react';
import { expectAccessible } from '../../testing/accessible.ts';
import { show } from '../../testing/show.tsx';
import { expect, page, test } from '../../testing/test.ts';
import { BallRow } from './BallRow.tsx';

/** La Tinka's draw, six and the Boliyapa, with hits. */
const tinka = (
  <BallRow
    balls={[3, 12, 21, 34, 40, 51]}
    special={9}
    specialLabel="Boliyapa"
    accent="plum"
    matched={[12, 40]}
    specialMatched
    size="lg"
  />
);

const within = (width: number, content: ReactNode, style: CSSProperties = {}) => (
  <div style={{ inlineSize: width, ...style }}>{content}</div>
);

const balls = () => [...document.querySelectorAll('li > [data-size]')];

test.for([
  ['a card', (row: ReactNode) => within(248, row)],
  [
    'a line with a price',
    (row: ReactNode) =>
      within(
        330,
        <>
          {row}
          <p>$3.00</p>
        </>,
        { display: 'flex' },
      ),
  ],
  [
    'a cell of a table',
    (row: ReactNode) =>
      within(
        330,
        <table style={{ inlineSize: '100%' }}>
          <tbody>
            <tr>
              <td>{row}</td>
              <td>5,459</td>
            </tr>
          </tbody>
        </table>,
      ),
  ],
] as const)('in %s of a phone the seventh ball stays on the line, whole', async ([, place]) => {
  await show(place(tinka));
  await expect.element(page.getByText('Boliyapa')).toBeInTheDocument();
  const boxes = balls().map((ball) => ball.getBoundingClientRect());
  expect(boxes).toHaveLength(7);
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  for (const { width, height } of boxes) {
    expect(width).toBeGreaterThanOrEqual(22);
    expect(height).toBeCloseTo(width, 0);
  }
  const row = page.getByRole('list').element();
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  // in the colours of a ball, whatever a row calls its measures
  const [first] = balls();
  const ground = first && getComputedStyle(first).backgroundColor;
  expect(ground).toBe('rgb(255, 255, 255)');
  await expectAccessible();
});

test('with room they have their size', async () => {
  await show(within(900, tinka));
  expect(balls().map((ball) => ball.getBoundingClientRect().width)).toEqual(Array(7).fill(44));
});

test('below 22 pixels a ball the row scrolls, and stays as wide as its place', async () => {
  await show(within(140, tinka));
  const row = page.getByRole('list').element();
  expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  expect(row.clientWidth).toBe(152);
  expect(balls().at(-1)?.getBoundingClientRect().width).toBe(22);
});
