/** The guided tours of the play pages: six steps on the normal one, twenty-one on the advanced one. */
export interface PlayTourWords {
  readonly title: string;
  readonly text: string;
}

/** The draw that is played for. */
interface OnSale {
  /** 'sáb 21 nov' */
  readonly date: string;
  /** 'en 6 h 04 min' */
  readonly left: string;
}

const drawTitle = 'El sorteo';
const noDraw = 'Ahora mismo no hay un sorteo a la venta. Cuando lo haya, aquí verás su fecha y su cierre.';

export const normalTourTexts = {
  draw: (sale: OnSale | null): PlayTourWords => ({
    title: drawTitle,
    text: sale === null ? noDraw : `Juegas para este sorteo. La venta cierra ${sale.left}.`,
  }),
  slip: (balls: number): PlayTourWords => ({
    title: 'Tu cartilla',
    text: `Toca ${balls} bolillas. Toca otra vez para quitar una.`,
  }),
  special: (name: string): PlayTourWords => ({
    title: name,
    text: 'Elige una. Sin ella la cartilla no está completa.',
  }),
  /** In the place of the special ball where none is picked. */
  missing: { title: 'Cuántas tienes', text: 'Aquí ves cuántas bolillas te faltan.' },
  tools: {
    title: 'Herramientas',
    text: 'Azar completa por ti; Numerología y Limpiar, también aquí. Ninguna aumenta tus probabilidades.',
  },
  inCart: {
    title: 'En el carrito',
    text: 'Una cartilla completa entra sola al carrito. Si la cambias o la limpias, sale.',
  },
  bet: {
    title: 'Tu apuesta',
    text: 'Tu apuesta, el servicio y el total. Jugar deja tus jugadas en el carrito; sin pagar, no participas.',
  },
} as const;

export const advancedTourTexts = {
  /** After what is said of a thing that a phone shows only in 'Ayudas'. */
  inSheet: ({ title, text }: PlayTourWords): PlayTourWords => ({ title, text: `${text} Está en Ayudas.` }),
  draw: (sale: OnSale | null): PlayTourWords => ({
    title: drawTitle,
    text: sale === null ? noDraw : `Juegas para el ${sale.date}. La venta cierra ${sale.left}.`,
  }),
  series: {
    title: 'La serie',
    text: 'TRADICIONAL y REZAGADOS son dos sorteos: cada jugada es de uno solo.',
  },
  /** Of a lottery that has one alone. */
  oneSeries: { title: 'La serie', text: 'Esta lotería tiene una sola serie: TRADICIONAL.' },
  /** `special`: what is picked besides; null: nothing. */
  slip: (balls: number, special: string | null): PlayTourWords => ({
    title: 'Tu cartilla',
    text: `Toca ${balls} bolillas${special === null ? '' : ` y tu ${special}`}. Toca otra vez para quitar.`,
  }),
  colours: {
    title: 'Colores y marcas',
    text: 'El color y el número pequeño dicen cuántas veces salió la bolilla en los sorteos elegidos.',
  },
  help: { title: 'Ayuda', text: 'Con «?» vuelves a ver esta guía.' },
  legend: { title: 'LEYENDA', text: 'Qué significa cada color, marca y botón.' },
  add: (most: number): PlayTourWords => ({
    title: 'Añadir',
    text: `Otra cartilla en blanco: hasta ${most}.`,
  }),
  clear: { title: 'Limpiar', text: 'Deja en blanco las cartillas marcadas.' },
  delete: { title: 'Eliminar', text: 'Quita las cartillas marcadas; la última solo se limpia.' },
  groups: {
    title: 'JA1 a JA10',
    text: 'Elige con cuántos sorteos anteriores trabajas. Toca otra vez para soltar.',
  },
  previous: { title: 'Jugadas Anteriores', text: 'O elígelos tú: por cantidad (1 a 10) o por fechas.' },
  jas: { title: 'JAS', text: 'Cuántas bolillas van de juego y cuántas de afuera.' },
  /** `most`: the most main balls of a BOT. */
  bot: (most: number, special: string | null): PlayTourWords => ({
    title: 'BOT',
    text: `Lo mismo, ya preparado: BOT 0 a ${most}${special === null ? '' : `; 6 y 7 para tu ${special}`}.`,
  }),
  percentage: {
    title: '3/5/7+1 JAS',
    text: 'Elige entre las de los últimos 3, 5 o 7 sorteos.',
  },
  mostLikely: {
    title: 'PRONÓSTICO MAYOR',
    text: 'Las más repetidas de los sorteos elegidos. Pese al nombre, no son más probables.',
  },
  zones: { title: 'ZONAS POSIBLES', text: 'Las filas de 7 que salieron más de lo que daría el azar.' },
  marked: {
    title: 'Caliente, fría y par',
    text: 'Añaden una bolilla o un par; en una cartilla completa reemplazan otra.',
  },
  mark: {
    title: 'Marcar cartilla',
    text: 'Elige una herramienta, marca las cartillas y toca EJECUTAR. CANCELAR no cambia nada.',
  },
  pairs: {
    title: 'Sugerencias de pares',
    text: 'Con una bolilla elegida te mostramos sus pares más vistos. Puedes mover el recuadro o ignorarlo.',
  },
  played: (exports: boolean): PlayTourWords => ({
    title: 'NÚMEROS JUGADOS',
    text: `Tus jugadas de este sorteo que están en el carrito. Aquí las eliminas.${exports ? ' También PDF y Excel.' : ''}`,
  }),
  bet: {
    title: 'Tu apuesta',
    text: 'Tu apuesta, el servicio y el total. Cada sorteo es independiente: ninguna herramienta aumenta tus probabilidades.',
  },
} as const;
