import { prizeWhyTexts as texts } from '@bolillero/texts/prize-why';
import { purchaseNumber } from '@bolillero/texts/purchase-number';
import type { WhyOf } from '../../api/prize-why.ts';

/** Which play it is: "compra N.º 000015", "línea 3". */
export function whyOfText(of: WhyOf): string {
  return 'purchaseId' in of ? texts.purchase(purchaseNumber(of.purchaseId)) : texts.line(of.line);
}
