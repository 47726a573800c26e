/** What a customer's page transfers on a first visit, in bytes, packed with Brotli: scripts, styles and the document, without headers. */
export interface Weights {
  readonly script: number;
  readonly style: number;
  readonly document: number;
}

const kinds = ['script', 'style', 'document'] as const;

/** By how much a page may outgrow its budget before the build fails: a sentence more here and there is no event. */
const margin: Weights = { script: 3072, style: 1024, document: 512 };

/** By the pattern of the page's address: what it weighed when the figure was written. Half of it is React and the router, 91 KB. */
export const budgets: Readonly<Record<string, Weights>> = {
  // every page has the addresses of all of them, and what each address may say: since the back-office has its lists, twenty more
  // each draw card offers a random play and its price
  // and since the studies stand, what they are made of, some forty names; the studies themselves come with the tab that shows them
  '/': { script: 145559, style: 11341, document: 1746 },
  '/questions': { script: 146929, style: 12097, document: 1780 },
  '/ticket': { script: 145917, style: 11711, document: 1762 },
  '/support': { script: 145653, style: 11341, document: 1750 },
  '/promotion': { script: 145423, style: 11341, document: 1739 },
  '/register-client': { script: 138948, style: 9599, document: 1636 },
  // besides the form: the purpose that a visitor came with, and going on to it; pieces shared with windows that open later are chunks of their own
  '/login-client': { script: 135903, style: 9412, document: 1558 },
  // with the colours of six more accents among which lotteries choose; the frame that all pages share knows more errors of the back-office
  '/forgot': { script: 133931, style: 9241, document: 1485 },
  '/change-password': { script: 135210, style: 9428, document: 1539 },
  // of these, who stands behind the house, at their foot
  '/lista-promociones': { script: 131321, style: 9092, document: 1460 },
  '/testimonios': { script: 133240, style: 8882, document: 1433 },
  '/stories/detail': { script: 132818, style: 9498, document: 1443 },
  '/preguntas-frecuentes': { script: 130883, style: 9228, document: 1437 },
  '/soporte': { script: 135108, style: 8987, document: 1516 },
  '/terminos': { script: 131796, style: 8848, document: 1395 },
  '/privacidad': { script: 131787, style: 8848, document: 1396 },
  '/juego-responsable': { script: 133253, style: 9576, document: 1521 },
  // the form, the answer and the chain's head; what reads and checks the whole chain comes when it is asked for
  '/comprobar': { script: 135069, style: 9979, document: 1464 },
  '/correo': { script: 130581, style: 8988, document: 1434 },
  '/confirmar-correo': { script: 130300, style: 8988, document: 1436 },
  // and of these, the rules of calendars and eras: the pages of lotteries of the back-office share them, and so they stand with what every page loads
  '/ultimos-resultados': { script: 130712, style: 8501, document: 1457 },
  // and the way to how sound the history is; since group games, proof and sources every page has their addresses and what those may say
  '/ultimos-resultados/:id/:name': { script: 144025, style: 11156, document: 1661 },
  // the verdict, and each kind with its dates; the lottery with its marks, as on its results
  '/historia/:id/:name': { script: 136967, style: 10187, document: 1516 },
  // a random play on each card, from the tap to the press that opens the payment
  '/loterias': { script: 134944, style: 8950, document: 1537 },
  // besides the lottery: its draw card puts a random play in the cart
  // and the sections that unfold, with what a study reads from the address
  // its sections, the date of 'Detalle' with what may be chosen, and the way into its tours
  '/loteria/:id/:name': { script: 153185, style: 11744, document: 1882 },
  // of it 4 KB that keep tickets and their plays one thing on a bad connection: needed from the first tap on
  // besides the slips: the strip, the tray, the line for news and the tools, all of which are there before the first tap
  // and, as in every page, the addresses of the back-office's pages, which were twelve and became twenty
  // the way to the advanced page and its guard, and the way into the guide, which is offered before the first tap; its steps come with it
  // and, as in every page, the addresses of group games, proof and histories
  '/loteria/:id/:name/:value/:value2': { script: 163797, style: 13162, document: 1866 },
  '/jugar': { script: 131853, style: 9123, document: 1476 },
  // the drum and its balls; nothing of a slip
  '/animation': { script: 139612, style: 10221, document: 1572 },
  // as the single card under /analisis, and the notice that stands before it
  '/loteria/:id/:name/detail': { script: 141975, style: 10657, document: 1693 },
  // a section for each lottery, a search in long ones, one total
  // and of shares of group games what sorts, counts and sums them: their rows and notices come for the carts that have some
  '/checkout/:id/:name': { script: 148667, style: 11195, document: 1843 },
  // and of group games the shares with their numbers, beside the code that the chain of proof had
  '/comprobante/:order': { script: 140324, style: 10619, document: 1613 },
  // of a group game its lines, ten a page, and the division; nothing of joining one
  // why each line won or not is asked for at the line, and the line file is there to take
  '/compras/grupo/:id': { script: 142933, style: 10859, document: 1666 },
  // which plays and which shares of group games are shown; what shows shares comes with the first of them
  '/perfil': { script: 143720, style: 10744, document: 1596 },
  '/resultados': { script: 133791, style: 9231, document: 1527 },
  // besides the table: over which draws it speaks, its dates and its file in the address
  '/resultados/:id/:name': { script: 147375, style: 10912, document: 1848 },
  '/analisis': { script: 133791, style: 9231, document: 1527 },
  '/analisis/:id/:name': { script: 143422, style: 9635, document: 1718 },
  // besides the draw: the calendar's bounds, from which the dates of an address without any follow
  '/analisis/:id/:name/:index': { script: 144102, style: 10343, document: 1738 },
  '/pronostico': { script: 133791, style: 9231, document: 1527 },
  '/pronostico/:id/:name': { script: 138786, style: 9856, document: 1640 },
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
