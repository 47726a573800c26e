import { publicTexts } from '@bolillero/texts/public';
import { expect, test } from 'vitest';
import html from '../../index.html?raw';

test('before any script has run the page says of itself what the landing page says', () => {
  const said = [...html.matchAll(/<meta (?:name|property)="(?:og:)?description" content="([^"]*)"/g)];
  expect(said.map(([, content]) => content)).toEqual([publicTexts.description, publicTexts.description]);
});
