import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LotteryMark } from './LotteryMark.tsx';

test('a lottery wears our own mark where we drew one, whatever image it is given', () => {
  const html = renderToStaticMarkup(<LotteryMark name="power_balls" image="/lotteries/power_balls.svg" />);
  expect(html).toContain('fill="var(--fill-red)"');
  expect(html).toContain('<path');
});

test('one that we drew none for wears its image, else its initials on the felt', () => {
  expect(renderToStaticMarkup(<LotteryMark name="euro_lotto" image="/e.png" />)).toContain('src="/e.png"');
  const html = renderToStaticMarkup(<LotteryMark name="euro_lotto" />);
  expect(html).toContain('fill="var(--felt)"');
  expect(html).toMatch(/>EL<\/text>/);
});
