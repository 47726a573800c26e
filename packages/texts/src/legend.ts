import { helperTexts } from './forecasts.ts';

/** One thing of the play pages: what it is called, and what it says. */
export interface LegendEntry {
  readonly name: string;
  readonly about?: string;
}

/** 'LEYENDA': what the colours, marks and buttons of the play pages say. */
export const legendTexts = {
  title: 'LEYENDA',
  groups: {
    balls: 'Bolillas',
    colours: 'Colores',
    zones: 'Zonas',
    tickets: 'Cartillas',
    buttons: 'Botones',
    afterwards: 'Después del sorteo',
  },
  balls: {
    chosen: { name: 'Elegida por ti', about: 'Redonda: está en tu cartilla.' },
    hot: { name: 'Caliente', about: 'De las que más salieron.' },
    cold: { name: 'Fría', about: 'De las que menos salieron.' },
    pair: { name: 'De un par', about: 'Salieron juntas muchas veces.' },
    copied: { name: 'Copiada de un resultado' },
    ghost: { name: 'Lugar libre', about: 'Una bolilla que aún falta en tu cartilla.' },
  },
  /** Of the special ball, by its name; one of the same drum is not picked. */
  special: {
    ownDrum: (name: string): LegendEntry => ({ name, about: 'Se elige aparte, en su propio bolillero.' }),
    sameDrum: (name: string): LegendEntry => ({
      name,
      about: 'No se elige; cuenta si está entre tus números.',
    }),
  },
  colours: {
    untold: { name: 'Cuadrada', about: 'No está en tu cartilla. Tócala para elegirla.' },
    came: [
      { name: 'Gris', about: 'No salió en los sorteos elegidos.' },
      { name: 'Naranja, 1', about: 'Salió 1 vez.' },
      { name: 'Rojo, 2', about: 'Salió 2 veces.' },
      { name: 'Rojo oscuro, 3+', about: 'Salió 3 veces o más.' },
    ],
    chosen: {
      name: 'Elegida, con su número pequeño',
      about: 'También salió en los sorteos elegidos: aquí, 2 veces.',
    },
    full: { name: 'Apagada', about: 'Tu cartilla ya está completa: quita una para elegir otra.' },
    group: (draws: number): LegendEntry => ({
      name: `JA${draws} marcada`,
      about: `Trabajas con los últimos ${draws} sorteos.`,
    }),
    ownGroup: (draws: number): LegendEntry => ({
      name: `JA${draws} de una cartilla`,
      about: 'Sus colores son de esos sorteos; los de las demás no cambian.',
    }),
  },
  zone: { name: 'Zona', about: 'Fila de 7 que salió más de lo que daría el azar.' },
  tickets: {
    current: { name: 'La que ves' },
    empty: { name: 'Vacía' },
    partial: { name: 'Incompleta', about: 'El anillo crece con cada bolilla.' },
    missing: (special: string): LegendEntry => ({ name: `Falta el ${special}` }),
    full: { name: 'Completa' },
    pending: { name: 'Pendiente', about: 'Se registra sola; sin internet, al volver.' },
    registered: { name: 'En el carrito', about: 'Falta pagarla.' },
    repeated: { name: 'Ya está en el carrito', about: 'Otra cartilla tiene los mismos números.' },
    refused: { name: 'No entró al carrito', about: 'La cartilla dice por qué.' },
    marked: {
      name: 'Cartilla marcada para la herramienta',
      about: 'EJECUTAR cambia las marcadas; CANCELAR, ninguna.',
    },
  },
  buttons: {
    sheet: 'Todo lo que no cabe en la pantalla del celular.',
    groups: 'Colorean las bolillas por cuántas veces salieron en los últimos 1 a 10 sorteos.',
    previous: 'Lo mismo con los sorteos que elijas, por cantidad o por fechas.',
    zones: 'Marca las filas de 7 que salieron más de lo que daría el azar. No dice cuáles saldrán.',
    paste: 'Añade las jugadas que copiaste de otra parte.',
    favorites: 'Tus cartillas guardadas.',
    clear: 'Deja la cartilla en blanco.',
    delete: 'Quita la cartilla; la última solo se limpia.',
    add: 'Otra cartilla en blanco.',
    played: 'Tus jugadas de este sorteo que están en el carrito.',
    legend: 'Esta ventana.',
    guide: 'Te muestra la página paso a paso.',
    hot: helperTexts.hot.description,
    cold: helperTexts.cold.description,
    pair: helperTexts.pair.description,
    'jas-bot': helperTexts.jas.description,
    'most-likely': helperTexts['most-likely'].description,
    percentage: helperTexts.percentage.description,
    numerology: helperTexts.numerology.description,
  },
  matched: { name: 'Acierto', about: 'Tu bolilla salió en el sorteo.' },
  constellation: {
    name: 'Constelación',
    about: 'Une las bolillas de un sorteo. Es un dibujo, no una señal.',
  },
  foot: 'Colores y marcas cuentan lo que pasó. No dicen lo que saldrá.',
} as const;
