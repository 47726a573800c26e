/** The guided tour of each study: a step is one thing that stands on the screen. */
export const studyTourTexts = {
  sections: {
    title: 'Las secciones',
    text: 'Aquí pasas de los resultados a las estadísticas y a tu cartilla.',
  },
  views: {
    title: 'Las vistas',
    text: 'Cada una mira los mismos sorteos de otra manera.',
  },
  series: {
    title: 'Las dos series',
    text: 'TRADICIONAL es el sorteo principal; REZAGADOS, el segundo de la misma lotería. Cada serie tiene sus propias cuentas.',
  },
  question: {
    title: 'Tu pregunta',
    text: 'Escribe las bolillas que quieras y mira cuántas veces salieron juntas y cuántas da el azar.',
  },
  scope: {
    title: 'Qué sorteos se cuentan',
    text: 'Cuántos son, de qué fechas, de qué serie y con qué matriz.',
  },
  dates: { title: 'Otras fechas', text: 'Cuenta solo los sorteos entre dos fechas que elijas.' },
  drawn: { title: 'El resultado', text: 'Las bolillas que salieron en este sorteo.' },
  drawDate: {
    title: 'Otro sorteo',
    text: 'Escribe una fecha o elígela en el calendario, que solo abre los días con sorteo.',
  },
  drawPager: {
    title: 'De sorteo en sorteo',
    text: 'Con estos botones vas al anterior, al siguiente o al más reciente.',
  },
  check: {
    title: 'Verifica tus aciertos',
    text: 'Escribe los números de tu jugada y mira qué acertaste en este sorteo.',
  },
  prizes: {
    title: 'Tabla de premios',
    text: 'Qué pagó cada nivel, cuántos lo ganaron y con qué probabilidad se acierta.',
  },
  outside: {
    title: 'Las que se salen de la franja',
    text: 'Primero, las bolillas que salieron más o menos de lo habitual, y cuántas se salen solo por azar. Toca una para ver sus fechas.',
  },
  balls: {
    title: 'Una barra por bolilla',
    text: 'La raya es lo que da el azar; la franja gris, lo habitual. Toca una barra para abrir la leyenda con sus fechas.',
  },
  special: { title: 'La bolilla especial', text: 'Sale de otro bolillero: por eso se cuenta aparte.' },
  pairs: {
    title: 'Parejas',
    text: 'Las que más salieron juntas. El recuadro punteado dice hasta dónde suele llegar la primera por puro azar.',
  },
  pairMap: {
    title: 'Mapa de parejas',
    text: 'Todas las parejas a la vez: más oscuro, más veces. Elige una con el dedo o con las flechas.',
  },
  trios: { title: 'Tríos', text: 'Los que más salieron juntos, con lo que da el azar.' },
  cycles: {
    title: 'Ciclos',
    text: 'Cuántos sorteos lleva cada bolilla sin salir, junto a su media y a su ausencia más larga.',
  },
  ball: {
    title: 'Una bolilla, sorteo por sorteo',
    text: 'Cada punto es un sorteo en que salió. El número entre dos puntos son los sorteos que pasaron sin que saliera.',
  },
  lines: {
    title: 'Una línea por bolilla',
    text: 'Todas juntas, primero la que lleva más sin salir. Acerca o aleja con los botones y muévete de lado.',
  },
  averages: {
    title: 'Promedios',
    text: 'Cuántas veces salió la bolilla en cada mes o en cada año, con lo esperado de cada período.',
  },
  mode: {
    title: 'Moda',
    text: 'Cada bolilla apilada es una vez que salió en los últimos 3 meses. La moda son las pilas más altas.',
  },
  resultsBar: {
    title: 'Busca sorteos',
    text: 'Elige desde y hasta y toca ENVIAR, o busca los sorteos de una sola bolilla. Excel descarga lo que encontraste.',
  },
  heatKey: {
    title: 'Los colores',
    text: 'Dicen en cuántas jugadas anteriores venía una bolilla. El número al lado dice lo mismo.',
  },
  slip: {
    title: 'Una cartilla por sorteo',
    text: 'Las bolillas que salieron, unidas por su línea. Toca una bolilla para cambiarle el color.',
  },
  previousPlays: {
    title: 'JA1 a JA10 y JAS',
    text: 'Pintan la cartilla con las bolillas de los sorteos anteriores que elijas. El último botón la limpia.',
  },
  copy: { title: 'COPIAR', text: 'Lleva estos números a Juego.' },
  compare: {
    title: 'COMPARAR',
    text: 'Busca los sorteos que comparten bolillas con este: sus constelaciones similares.',
  },
  cards: {
    title: 'Una tarjeta por sorteo',
    text: 'La forma de cada marca dice si la bolilla es de las que más salieron, de las que menos o de una pareja repetida.',
  },
  draws: {
    title: 'Los sorteos',
    text: 'Ordénalos por fecha o por bolillas. Toca una fecha para ver su resultado.',
  },
} as const;

export type StudyTourStep = keyof typeof studyTourTexts;
