import { parseSync } from 'oxc-parser';
import type { Project } from './project.ts';
import type { Breach } from './rule.ts';
import { type Node, walk } from './syntax.ts';

/** The wire's words that the code has another one for; `docs/glossary.md` says which. */
const wireWords: ReadonlySet<string> = new Set(
  `about_to_expire algoritmos ball_four ball_five ball_lottery ball_one ball_red ball_six ball_three ball_two ballcartilla
  ballcold ballhot ballpar bExtra bolilla bolillas bRed cartilla columnCart compras comprasTicket costumer costumer_id
  costumers coupons datail_remove date_before date_lottery date_opening dateLottery detail_lotery dias enhancer
  extraWinBall fecha intents isShow jae listCheckout listLotteries loterie loterie_id loteries lotery lotery_id
  lottery_prize lottery_winner meses moda monto notificaciones numberBallsToSelect numeros pares pena penas play_prize
  play_winner plier plier_lottery potenciador precio prize_kind prize_level procartilla renovate respuesta selectNumber
  stateDelete stateNotification stateSold sub_length sub_name winBall`.split(/\s+/),
);

export interface WireWordOptions {
  /** The wire's words that are the files' own too. */
  readonly own?: readonly string[];
  /** Whether every name with a low line counts: where no name of ours has one. */
  readonly lowLines?: boolean;
}

/** Every wire's word in the names and texts of the files that may not know it. */
export function eachWireWord(
  project: Project,
  mayNot: (path: string) => boolean,
  { own = [], lowLines = false }: WireWordOptions = {},
): Breach[] {
  const breaches: Breach[] = [];
  for (const [path, text] of project.sources) {
    if (!mayNot(path)) continue;
    walk(parseSync(path, text).program, (node, _, key) => {
      // Where a file lies is not what it says: the contract's own folders are called as the wire calls them.
      if (key === 'source') return;
      for (const word of wordsOf(node)) {
        const spelt = wireWords.has(word) || (lowLines && isName(node) && /[a-z\d]_[a-z\d]/.test(word));
        if (!spelt || own.includes(word)) continue;
        breaches.push(`${path}:${text.slice(0, node.start).split('\n').length} says ${word}`);
      }
    });
  }
  return breaches;
}

const isName = ({ type }: Node) => type === 'Identifier' || type === 'JSXIdentifier';

/** The words of a name or a text; a path's, each by itself. */
function wordsOf(node: Node): string[] {
  if (isName(node)) return [String(node.name)];
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value.split('.');
  if (node.type === 'TemplateElement') return String((node.value as { cooked?: string }).cooked).split('.');
  return [];
}
