import { expect, test } from 'vitest';
import { sanitizeAnswer } from './answer-html.ts';

test('what an answer may be made of stays as it was written', () => {
  const answer =
    '<h3>Plazos</h3><p>Hay <strong>dos</strong> y <em>ninguno</em> más.</p><ul><li><p>uno</p></li></ul><ol><li>dos &amp; tres</li></ol>';
  expect(sanitizeAnswer(answer)).toBe(answer);
});

test('what other editors write for the same becomes the same', () => {
  expect(sanitizeAnswer('<h1>A</h1><p><b>b</b><i>i</i></p>')).toBe(
    '<h3>A</h3><p><strong>b</strong><em>i</em></p>',
  );
});

test.each([
  ['/soporte', '<a href="/soporte">x</a>'],
  ['/perfil?tab=datos', '<a href="/perfil?tab=datos">x</a>'],
  ['https://example.com/a', '<a href="https://example.com/a" rel="noopener noreferrer nofollow">x</a>'],
  ['mailto:ana@example.com', '<a href="mailto:ana@example.com" rel="noopener noreferrer nofollow">x</a>'],
  ['tel:+5112345678', '<a href="tel:+5112345678" rel="noopener noreferrer nofollow">x</a>'],
])('a link to %s leads there', (href, kept) => {
  expect(sanitizeAnswer(`<p><a href="${href}" target="_top" onclick="x()">x</a></p>`)).toBe(`<p>${kept}</p>`);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java&#10;script:alert(1)',
  'java\tscript:alert(1)',
  '&#x6A;avascript:alert(1)',
  '&#0000106&#0000097vascript:alert(1)',
  'javascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example/x',
  '\\\\evil.example/x',
  '/\\evil.example/x',
])('a link to %j is only its words', (href) => {
  expect(sanitizeAnswer(`<p><a href="${href}">x</a></p>`)).toBe('<p>x</p>');
});

/** Attacks of the OWASP and DOMPurify collections: nothing of them may act, wherever a browser reads what is left. */
const attacks = [
  '<p>x</p><script>alert(1)</script>',
  '<p>x<script src=//evil.example></script></p>',
  '<p>x</p><ScRiPt>alert(1)</sCrIpT>',
  '<p>x</p><<script>alert(1);//<</script>',
  '<p>x</p><scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p onclick="alert(1)" style="position:fixed" class="a" id="b">x</p>',
  '<p>x</p><img src=x onerror=alert(1)>',
  '<p>x</p><IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<p>x</p><svg onload=alert(1)><p>y</p></svg>',
  '<p>x</p><svg><style><img src=x onerror=alert(1)></style></svg>',
  '<p>x</p><svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<p>x</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<p>x</p><form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<p>x</p><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p>x</p><textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<p>x</p><title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<p>x</p><xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<p>x</p><template><script>alert(1)</script></template>',
  '<p>x</p><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p>x</p><object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<p>x</p><base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<p>x</p><form action="javascript:alert(1)"><button formaction="javascript:alert(1)">y</button></form>',
  '<p>x</p><a href="https://a.example" rel="opener" target="_blank" onmouseover=alert(1)>y</a>',
  '<p>x</p><!--<img src="--><img src=x onerror=alert(1)//">',
  '<p>x</p><!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<p>x</p><?xml-stylesheet href="javascript:alert(1)"?>',
  '<p>x</p><![CDATA[<img src=x onerror=alert(1)>]]>',
  '<p>x</p><li/><a/href="javascript:alert(1)"/onclick=alert(1)>y</a>',
  '<p>x<p<img src=x onerror=alert(1)>',
  '<p>x</p>&lt;img src=x onerror=alert(1)&gt;',
  '<p>x</p><a href="/a"><a href="javascript:alert(1)">y</a></a>',
  `<p>x</p>${'<strong>'.repeat(500)}y`,
];

test.each(attacks)('nothing acts of %s', (html) => {
  const kept = sanitizeAnswer(html);
  expect(kept).toContain('x');
  // every tag that is left is of the list, with nothing but a link's own attributes
  const tags =
    /<\/?(p|h3|strong|em|ul|ol|li)>|<a( href="(https?:|mailto:|tel:|\/)[^"<>]*")?( rel="[a-z ]+")?>|<\/a>/g;
  expect(kept.replace(tags, '')).not.toMatch(/[<>]/);
  // and reading it again makes nothing else of it
  expect(sanitizeAnswer(kept)).toBe(kept);
});

test.each([
  '',
  ' ',
  '<p></p>',
  '<p>&nbsp; \u200b</p>',
  '<ul><li></li></ul>',
  '<img src=x>',
  '<script>alert(1)</script>',
  '<p><a href="/x"></a></p>',
])('%j says nothing', (html) => expect(sanitizeAnswer(html)).toBe(''));
