import { numberText } from '@bolillero/domain/number-text';
import { groupShareTexts } from './group-shares.ts';

const { shares } = groupShareTexts;
const lines = (count: number) => (count === 1 ? '1 línea' : `${numberText(count)} líneas`);

/** How what a game wins is divided, wherever it is said: the rule in one sentence. */
const division = (participations: number) =>
  `El premio de cada línea se divide entre ${
    participations === 1 ? 'la única participación' : `las ${numberText(participations)} participaciones`
  }, al centavo; los centavos que sobran van de uno en uno a las primeras.`;

/** A lottery's group games while their shares are sold. */
export const groupGameTexts = {
  title: 'Juegos en grupo',
  lead: 'Varios jugadores comparten las mismas líneas. Compras participaciones: cada una recibe una parte igual de lo que las líneas ganen, y las que nadie compra son de la casa.',
  /** Honest, whatever the game. */
  honest:
    'Más líneas ganan más veces, y cada premio se reparte: compartir no aumenta lo que puedes esperar por cada dólar.',
  empty: 'Ahora no hay juegos en grupo a la venta',
  emptyHint: 'Cuando se abra uno de esta lotería lo verás aquí.',
  upTo: (limit: number) => `Hasta ${limit} líneas`,
  name: (id: number) => `Juego en grupo ${id}`,
  draw: 'Sorteo',
  price: 'Precio de una participación',
  soldTerm: 'Participaciones',
  /** Of so many shares: sold, being paid at this moment, left. Never a bar without it. */
  sold: (sold: number, of: number, held: number, left: number) => {
    const begin = `${numberText(sold)} de ${numberText(of)} ${sold === 1 ? 'vendida' : 'vendidas'}`;
    const paying = held === 0 ? '' : `, ${numberText(held)} pagándose ahora`;
    if (left === 0) return `${begin}${paying}, no queda ninguna`;
    return `${begin}${paying}, ${left === 1 ? 'queda 1' : `quedan ${numberText(left)}`}`;
  },
  linesTerm: 'Líneas',
  attached: (count: number) =>
    `${lines(count)} ${count === 1 ? 'puesta' : 'puestas'}. Pueden cambiar hasta el cierre; con ellas cambia su huella.`,
  noLines: 'Aún sin líneas. Si no hay líneas al cierre se te devuelve todo.',
  hash: {
    term: 'Huella SHA-256 del archivo',
    copy: 'Copiar la huella',
    copied: 'Huella copiada',
    notCopied: 'No se pudo copiar: selecciónala y cópiala a mano.',
    verify: 'Comprobar el archivo',
  },
  division,
  odds: {
    title: 'Probabilidades',
    /** `figure`: the x of "1 en x" with so many lines of other combinations. */
    top: (matrix: string, count: number, figure: string, isExact: boolean) =>
      `Pozo (${matrix}): 1 en ${figure} con ${isExact ? '' : 'hasta '}${lines(count)} ${
        count === 1 ? '' : 'distintas'
      }`.trimEnd(),
    /** The same of one line. */
    line: 'Cada línea por separado:',
    overlap:
      'Algún premio: con más líneas es más fácil, pero no tantas veces más, porque un mismo sorteo puede premiar a varias.',
  },
  mine: (count: number) => `Ya tienes ${shares(count)} de este juego.`,
  seeMine: 'Ver tu juego',
  inCart: (count: number, amount: string) => `En el carrito: ${shares(count)} · ${amount}`,
  seeCart: 'Ver el carrito',
  choice: {
    label: '¿Cuántas participaciones?',
    less: 'Una menos',
    more: 'Una más',
    total: 'Total',
    add: 'Añadir al carrito',
    change: (count: number) => `Cambiar a ${shares(count)}`,
    remove: 'Quitar del carrito',
    /** Nothing is set aside by the cart. */
    notReserved: 'El carrito no las aparta: son de quien las paga primero.',
  },
  soldOut: 'No quedan participaciones. Si alguien deja de pagar las que tiene en curso, vuelven aquí.',
  allSold: 'Vendidas todas las participaciones.',
  toPause: 'Ver tu pausa',
} as const;
