import { publicTexts } from '@bolillero/texts/public';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import html from '../../index.html?raw';
import { Wordmark } from '../components/ui/Wordmark.tsx';

test('before any script has run the page says of itself what the landing page says', () => {
  const said = [...html.matchAll(/<meta (?:name|property)="(?:og:)?description" content="([^"]*)"/g)];
  expect(said.map(([, content]) => content)).toEqual([publicTexts.description, publicTexts.description]);
});

test('the server finds the splash, on which it writes how long it stays', () => {
  expect(html.split('id="splash"')).toHaveLength(2);
});

test('the splash has the drawn name of the house', () => {
  const drawing = (markup: string) =>
    [...markup.matchAll(/ (?:d|cx|cy|r|viewBox)="[^"]*"/g)].map(([attribute]) => attribute);
  const [splash = ''] = /<div id="splash"[\s\S]*?<\/svg>/.exec(html) ?? [];
  expect(drawing(splash)).toEqual(drawing(renderToStaticMarkup(createElement(Wordmark))));
});
