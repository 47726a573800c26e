import { dateText, flag, integer, oneOf, searchOf, studySearch, text } from '../search.ts';

/** What the address of each page for players may say after its question mark. */

const packageSearch = { price: text, months: integer(1, 120) };
export const homeSearch = searchOf({ next: text, ...packageSearch });
export const lotteriesSearch = searchOf({ next: text, azar: integer(1, 999_999_999), ...packageSearch });
export const newPasswordSearch = searchOf({ email: text, token: text });
export const seriesSearch = searchOf({ type: oneOf('0', '1') });
export const animationSearch = searchOf({ id: integer(1, 999_999_999), type: oneOf('0', '1') });
export const storySearch = searchOf({ historia: text });
export const proofSearch = searchOf({ sha256: text, codigo: text });
export const mailSearch = searchOf({ token: text, kind: text });
export const tokenSearch = searchOf({ token: text });
/** Without a tab 'Detalle'; 0 to 4 as the specification counts them. */
export const lotterySearch = searchOf({ tab: oneOf('0', '1', '2', '3', '4'), ...studySearch });
export const analysisSearch = searchOf({
  vista: oneOf('estructura', 'frecuencias', 'aparicion', 'modas'),
  ...studySearch,
});
export const analysisCardSearch = searchOf({ type: oneOf('0', '1'), from: dateText, to: dateText });
export const lotteryCardSearch = searchOf({
  type: oneOf('0', '1'),
  from: dateText,
  to: dateText,
  index: integer(0),
});
export const studyResultSearch = searchOf({ vista: oneOf('cartillas'), ...studySearch });
export const resultSearch = searchOf({ type: oneOf('0', '1'), fecha: dateText });
export const supportSearch = searchOf({ compra: integer(1, 999_999_999) });
export const receiptSearch = searchOf({ pagado: flag });
export const profileSearch = searchOf({
  notification: flag,
  suscription: flag,
  tab: oneOf('datos', 'juego'),
  compra: integer(1, 999_999_999),
  next: text,
});
export const entrance = searchOf({ next: text, promotion: text });
