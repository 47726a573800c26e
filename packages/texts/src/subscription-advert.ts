import { numberText } from '@bolillero/domain/number-text';

/** "La 57, la 61 y la 63" */
function ballsInWords(balls: readonly number[]): string {
  const names = balls.map((ball) => `la ${ball}`);
  const last = names.pop() ?? '';
  const all = `${names.join(', ')} y ${last}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** What the subscription opens, with one real sample, its price and the true odds. */
export const subscriptionAdvertTexts = {
  title: 'SUSCRÍBETE Y TEN ACCESO A :',
  items: {
    results: {
      name: 'Resultados',
      about: 'Cada sorteo en su cartilla, con JA1 a JA10 y sus constelaciones.',
    },
    analysis: {
      name: 'Analítica',
      about: 'Frecuencias, apariciones, moda y ciclos, siempre junto a lo que da el azar.',
    },
    forecast: {
      name: 'Pronóstico Mix',
      about: 'Las jugadas anteriores y las herramientas para llenar tu cartilla.',
    },
  },
  sample: (lottery: string) => `Muestra real · ${lottery}`,
  /** The cheapest month first alone: "$30.00 al mes". */
  monthly: (price: string) => `${price} al mes`,
  paying: (price: string, months: number, total: string) =>
    `${price} al mes si pagas ${months} meses (${total})`,
  or: (price: string) => `o ${price}.`,
  once: 'Se paga una vez y no se renueva sola.',
  honest: 'Ninguna de estas herramientas aumenta tus probabilidades: cada sorteo es independiente.',
  odds: (lottery: string, figure: string) => `Pozo de ${lottery}: 1 en ${figure}.`,
  analysis: {
    /** The balls that came most, which share the count. Chance gives `low` to `high`; in the next draw every ball has `of` of `size`. */
    sentence: (
      came: {
        readonly balls: readonly number[];
        readonly count: number;
        readonly low: string;
        readonly high: string;
      },
      of: number,
      size: number,
    ) => {
      const { balls, count, low, high } = came;
      const [who, salieron, most, have] =
        balls.length === 1
          ? [`La ${balls[0]}`, 'salió', 'la que más', 'tiene']
          : balls.length <= 3
            ? [ballsInWords(balls), 'salieron', 'las que más', 'tienen']
            : [`${balls.length} bolillas`, 'salieron', 'las que más', 'tienen'];
      const times = count === 1 ? '1 vez' : `${numberText(count)} veces`;
      return `${who} ${salieron} ${times}, ${most}. El azar da de ${low} a ${high}; en el próximo sorteo ${have} ${of} de ${size}, como todas.`;
    },
    scope: (from: number, to: number, draws: number, since: string, until: string) =>
      `Bolillas ${from} a ${to}, ${numberText(draws)} sorteos del ${since} al ${until}.`,
    chart: 'Veces que salió cada bolilla',
  },
  results: {
    sentence: (came: number, of: number, chance: string) =>
      `${came} de ${of} venían de JA5, las de los 5 sorteos anteriores; al azar, ${chance}.`,
    balls: (date: string) => `Sorteo del ${date}`,
    key: 'El número al borde dice cuántas veces salió en esos 5 sorteos.',
  },
  forecast: {
    sentence: (helper: string, draws: number, random: string) =>
      `Mayor Probabilidad con JA10 acertó ${helper} bolillas en ${draws === 1 ? '1 sorteo' : `${numberText(draws)} sorteos`}; las mismas cartillas al azar, ${random}.`,
    helper: 'Mayor Probabilidad',
    random: 'Al azar',
    expected: 'Lo exacto del azar',
    scope: (tickets: number, since: string, until: string, low: string, high: string) =>
      `${numberText(tickets)} cartillas de cada una, del ${since} al ${until}. Solo con azar, 95 de cada 100 veces caen entre ${low} y ${high}.`,
  },
} as const;
