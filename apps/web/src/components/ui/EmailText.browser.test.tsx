import { show } from '../../testing/show.tsx';
import { expect, page, test } from '../../testing/test.ts';
import { EmailText } from './EmailText.tsx';

const email = 'maximiliana.guadalupe.fernandez-echevarria@correo-electronico.example.com';

/** The words of a text line by line, as they are drawn. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + letter);
    }
  }
  return [...lines.values()];
}

test('an address that is too long goes on after a sign, never within a word', async () => {
  await show(
    <p style={{ inlineSize: 150, overflowWrap: 'break-word' }}>
      <EmailText email={email} />
    </p>,
  );
  const text = page.getByText(email);
  await expect.element(text).toBeVisible();
  const lines = linesOf(text.element());
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).toBe(email);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[@._+-]$/);
});
