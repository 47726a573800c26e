/** What a customer's page transfers on a first visit, in bytes, packed with Brotli: scripts, styles and the document, without headers. */
export interface Weights {
  readonly script: number;
  readonly style: number;
  readonly document: number;
}

const kinds = ['script', 'style', 'document'] as const;

/** By how much a page may outgrow its budget before the build fails: a sentence more here and there is no event. */
const margin: Weights = { script: 7168, style: 2048, document: 512 };

/** By the pattern of the page's address: what it weighed when the figure was written. Half of it is React and the router, 91 KB. */
export const budgets: Readonly<Record<string, Weights>> = {
  // every page has the addresses of all of them, and what each address may say: since the back-office has its lists, twenty more
  // each draw card offers a random play and its price
  '/': { script: 142735, style: 11285, document: 1698 },
  '/questions': { script: 144183, style: 12041, document: 1750 },
  '/ticket': { script: 143095, style: 11655, document: 1715 },
  '/support': { script: 142832, style: 11285, document: 1693 },
  '/promotion': { script: 142602, style: 11285, document: 1712 },
  '/register-client': { script: 137055, style: 9596, document: 1622 },
  // besides the form: the purpose that a visitor came with, and going on to it; pieces shared with windows that open later are chunks of their own
  '/login-client': { script: 133515, style: 9409, document: 1529 },
  // with the colours of six more accents among which lotteries choose; the frame that all pages share knows more errors of the back-office
  '/forgot': { script: 131453, style: 9222, document: 1478 },
  '/change-password': { script: 132733, style: 9409, document: 1541 },
  // of these, who stands behind the house, at their foot
  '/lista-promociones': { script: 131785, style: 9143, document: 1463 },
  '/testimonios': { script: 133533, style: 8933, document: 1421 },
  '/stories/detail': { script: 133315, style: 9549, document: 1432 },
  '/preguntas-frecuentes': { script: 129203, style: 9209, document: 1459 },
  '/soporte': { script: 133912, style: 8891, document: 1460 },
  '/terminos': { script: 132287, style: 8899, document: 1400 },
  '/privacidad': { script: 132280, style: 8899, document: 1398 },
  '/juego-responsable': { script: 133302, style: 9627, document: 1509 },
  '/correo': { script: 130495, style: 8892, document: 1396 },
  '/confirmar-correo': { script: 130211, style: 8892, document: 1397 },
  // and of these, the rules of calendars and eras: the pages of lotteries of the back-office share them, and so they stand with what every page loads
  '/ultimos-resultados': { script: 130998, style: 8492, document: 1434 },
  '/ultimos-resultados/:id/:name': { script: 140510, style: 10504, document: 1583 },
  // a random play on each card, from the tap to the press that opens the payment
  '/loterias': { script: 134488, style: 9001, document: 1499 },
  // besides the lottery: its draw card puts a random play in the cart
  // and the sections that unfold, with what a study reads from the address
  '/loteria/:id/:name': { script: 146419, style: 11984, document: 1724 },
  // of it 4 KB that keep tickets and their plays one thing on a bad connection: needed from the first tap on
  // besides the slips: the strip, the tray, the line for news and the tools, all of which are there before the first tap
  // and, as in every page, the addresses of the back-office's pages, which were twelve and became twenty
  '/loteria/:id/:name/:value/:value2': { script: 154230, style: 12187, document: 1726 },
  '/jugar': { script: 129607, style: 8962, document: 1450 },
  // a section for each lottery, a search in long ones, one total
  '/checkout/:id/:name': { script: 145050, style: 10644, document: 1782 },
  '/comprobante/:order': { script: 135109, style: 9962, document: 1518 },
  '/perfil': { script: 138991, style: 10112, document: 1543 },
  '/resultados': { script: 131253, style: 9423, document: 1493 },
  // besides the table: over which draws it speaks, its dates and its file in the address
  '/resultados/:id/:name': { script: 141982, style: 10821, document: 1648 },
  '/analisis': { script: 131253, style: 9423, document: 1493 },
  '/analisis/:id/:name': { script: 137268, style: 10565, document: 1559 },
  // besides the draw: the calendar's bounds, from which the dates of an address without any follow
  '/analisis/:id/:name/:index': { script: 142981, style: 10634, document: 1691 },
  '/pronostico': { script: 131253, style: 9423, document: 1493 },
  '/pronostico/:id/:name': { script: 136400, style: 10202, document: 1520 },
};

/** What is to be said of a page that outgrew its budget, or has none: its name, and the row that would set it anew. */
export function faultsOf(pattern: string, weights: Weights, budget: Weights | undefined): string[] {
  const row = `'${pattern}': { ${kinds.map((kind) => `${kind}: ${weights[kind]}`).join(', ')} }`;
  if (budget === undefined) return [`${pattern} has no budget; what it transfers now is ${row}`];
  return kinds
    .filter((kind) => weights[kind] > budget[kind] + margin[kind])
    .map(
      (kind) =>
        `${pattern} needs ${weights[kind]} bytes of ${kind}, ${weights[kind] - budget[kind]} more than its budget: ` +
        `make it lighter, or say in the commit why not, with ${row}`,
    );
}
