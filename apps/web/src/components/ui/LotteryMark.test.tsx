import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LotteryMark } from './LotteryMark.tsx';

const powerball = { name: 'power_balls', image: '/lotteries/power_balls.svg', accent: 'red' } as const;

test('a lottery wears our own mark where we drew one, in its accent', () => {
  const html = renderToStaticMarkup(<LotteryMark lottery={powerball} />);
  expect(html).toContain('fill="var(--fill-red)"');
  expect(html).toContain('<path');
  expect(renderToStaticMarkup(<LotteryMark lottery={{ ...powerball, accent: 'teal' }} />)).toContain(
    '--fill-teal',
  );
});

test('what was uploaded for it takes the place of our mark', () => {
  const uploaded = { ...powerball, image: '/api/lottery/picture/0a' };
  expect(renderToStaticMarkup(<LotteryMark lottery={uploaded} />)).toContain('src="/api/lottery/picture/0a"');
});

test('one that we drew none for wears its image, else the initials of its shown name', () => {
  const euro = { name: 'euro_lotto', description: 'Ñandú Millones' };
  expect(renderToStaticMarkup(<LotteryMark lottery={{ ...euro, image: '/e.png' }} />)).toContain(
    'src="/e.png"',
  );
  const html = renderToStaticMarkup(<LotteryMark lottery={{ ...euro, image: '', accent: 'olive' }} />);
  expect(html).toContain('fill="var(--fill-olive)"');
  expect(html).toMatch(/>ÑM<\/text>/);
  // Before anything of it is known but its address.
  expect(renderToStaticMarkup(<LotteryMark lottery={{ name: 'euro_lotto' }} />)).toMatch(
    /--felt.*>EL<\/text>/s,
  );
});
