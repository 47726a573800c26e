import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Amount } from './Amount.tsx';
import { Ball } from './Ball.tsx';
import { BallRow } from './BallRow.tsx';
import { Button } from './Button.tsx';
import { CheckField } from './CheckField.tsx';
import { HelpLineList } from './HelpLineList.tsx';
import { Slip } from './Slip.tsx';
import { TextField } from './TextField.tsx';

/** What is read aloud: the markup's text, hidden words included. */
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');
const count = (html: string, part: RegExp) => [...html.matchAll(part)].length;

describe('a ball', () => {
  test('says in words what its colour and ring say', () => {
    expect(words(renderToStaticMarkup(<Ball number={12} state="hot" />))).toBe('12, caliente');
    expect(words(renderToStaticMarkup(<Ball number={12} matched />))).toBe('12, acierto');
    expect(words(renderToStaticMarkup(<Ball number={7} state="special" label="Powerball" />))).toBe(
      'Powerball 7',
    );
  });
});

test('a row names the special ball and the multiplier', () => {
  const html = renderToStaticMarkup(
    <BallRow
      balls={[1, 2, 3]}
      special={9}
      specialLabel="Mega Ball"
      multiplier={4}
      multiplierLabel="MEGAPLIER"
    />,
  );
  expect(words(html)).toBe('123Mega Ball 9×4MEGAPLIER por 4');
  expect(count(html, /<li/g)).toBe(5);
});

test('money is exact, and a free play is said in words', () => {
  expect(words(renderToStaticMarkup(<Amount value="292000000.00" />))).toBe('$292,000,000.00');
  expect(words(renderToStaticMarkup(<Amount value="292000000.00" jackpot />))).toBe('$292,000,000');
  expect(words(renderToStaticMarkup(<Amount value="7" currency="PEN" />))).toBe('S/ 7.00');
  expect(words(renderToStaticMarkup(<Amount value="Jugada gratis" />))).toBe('Jugada gratis');
});

describe('a slip to fill in', () => {
  const html = renderToStaticMarkup(
    <Slip
      label="Cartilla 1"
      size={69}
      balls={[{ ball: 5, category: 'cold' }, 12]}
      special={{ size: 26, chosen: null, name: 'Powerball' }}
      onToggle={() => {}}
      onToggleSpecial={() => {}}
    />,
  );

  test('has every number of both drums, and one tab stop in each', () => {
    expect(count(html, /role="gridcell"/g)).toBe(69 + 26);
    expect(count(html, /tabindex="0"/g)).toBe(2);
    expect(html).toMatch(/data-number="5"[^>]*aria-selected="true"[^>]*tabindex="0"/);
  });

  test('says which numbers are chosen, and why', () => {
    expect(count(html, /aria-selected="true"/g)).toBe(2);
    expect(words(html)).toContain('5, fría');
  });
});

test('a printed slip is one picture with its numbers as its name', () => {
  const html = renderToStaticMarkup(
    <Slip label="Resultado" size={53} balls={[40, 3]} special={{ size: 26, chosen: 9, name: 'Powerball' }} />,
  );
  expect(html).toContain('aria-label="Cartilla con 3, 40; Powerball 9"');
  expect(count(html, /<button/g)).toBe(0);
});

describe('a field', () => {
  test('is tied to its label, its hint and its error', () => {
    const html = renderToStaticMarkup(
      <TextField id="mail" label="E-mail" description="El tuyo." error="El Email es obligatorio." required />,
    );
    expect(html).toContain('<label class="_label');
    expect(html).toContain('for="mail"');
    expect(html).toMatch(
      /<input[^>]*id="mail"[^>]*aria-invalid="true"[^>]*aria-describedby="mail-about mail-fault"/,
    );
    expect(html).toContain('id="mail-fault"');
  });

  test('without a fault is not called invalid', () => {
    const html = renderToStaticMarkup(<CheckField id="terms" label="Acepto" />);
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });
});

test('a button at work says so and takes no press, but keeps its place for the keyboard', () => {
  const html = renderToStaticMarkup(<Button loading>Pagar</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

test('a help line has the ways that it has: a number that a phone dials, and a site', () => {
  const line = { country: 'Perú', name: 'Línea 113', phone: '(01) 113 *5', url: '' };
  const called = renderToStaticMarkup(<HelpLineList lines={[line]} />);
  expect(called).toContain('href="tel:01113*5" aria-label="Llamar a Línea 113: (01) 113 *5"');
  expect(count(called, /<a /g)).toBe(1);
  const visited = renderToStaticMarkup(
    <HelpLineList lines={[{ ...line, phone: '', url: 'https://example.org' }]} />,
  );
  expect(visited).toContain('href="https://example.org"');
  expect(count(visited, /<a /g)).toBe(1);
});
