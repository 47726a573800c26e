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

/** Every wire's word in the names and texts of the files that may not know it; `also` are words of their own. */
export function eachWireWord(
  project: Project,
  mayNot: (path: string) => boolean,
  also: readonly string[] = [],
): Breach[] {
  const breaches: Breach[] = [];
  for (const [path, text] of project.sources) {
    if (!mayNot(path)) continue;
    walk(parseSync(path, text).program, (node, _, key) => {
      // Where a file lies is not what it says: the contract's own folders are called as the wire calls them.
      if (key === 'source') return;
      for (const word of wordsOf(node)) {
        if (!wireWords.has(word) || also.includes(word)) continue;
        breaches.push(`${path}:${text.slice(0, node.start).split('\n').length} says ${word}`);
      }
    });
  }
  return breaches;
}

/** The words of a name or a text; a path's, each by itself. */
function wordsOf(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)];
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value.split('.');
  if (node.type === 'TemplateElement') return String((node.value as { cooked?: string }).cooked).split('.');
  return [];
}
