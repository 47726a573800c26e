import { numberText } from '@bolillero/domain/number-text';

/** "6 de 50 y 6 de 53" */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} y ${last}`;
}

/** From when to when a study looks, and over which draws. Dates are written: "05/08/2026". */
export const studyDatesTexts = {
  from: 'Desde',
  to: 'Hasta',
  dates: 'Fechas',
  title: 'Elige las fechas',
  send: 'Enviar',
  clear: 'Quitar fechas',
  missing: '¡Ingrese los rangos de fecha!',
  scope: {
    draws: (count: number) => (count === 1 ? '1 sorteo' : `${numberText(count)} sorteos`),
    range: (from: string, to: string) => `${from} – ${to}`,
    /** Of each era that the draws fall in, oldest first: how many balls of how many. */
    matrices: (matrices: readonly { readonly balls: number; readonly size: number }[]) => {
      const names = [...new Set(matrices.map(({ balls, size }) => `${balls} de ${size}`))];
      if (names.length === 0) return '';
      if (names.length > 3) return `${names.length} matrices, de ${names[0]} a ${names.at(-1)}`;
      return `${names.length === 1 ? 'matriz' : 'matrices'} ${listed(names)}`;
    },
    none: 'Ningún sorteo',
  },
  calendar: {
    open: (field: string) => `Abrir el calendario: ${field}`,
    title: (field: string) => `Elige una fecha: ${field}`,
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    month: 'Mes',
    year: 'Año',
    chosen: (day: string) => `${day}, elegida`,
    closed: (day: string) => `${day}, no se puede elegir`,
    /** Below the month. */
    note: 'Solo se abren los días con sorteo.',
  },
  faults: {
    incomplete: 'Escribe la fecha completa: DD/MM/AAAA.',
    none: 'Esa fecha no existe. Revisa el día y el mes.',
    early: (first: string) => `Las estadísticas empiezan el ${first}. Elige ese día o uno posterior.`,
    late: (last: string) => `El último resultado es del ${last}. Elige ese día o uno anterior.`,
    /** The draws around a date without one; null where there is none on that side. */
    noDraw: (date: string, before: string | null, after: string | null) => {
      const near = [before, after].filter((one) => one !== null);
      return `El ${date} no hubo sorteo. Prueba con el ${near.join(' o el ')}.`;
    },
    backwards: 'Hasta queda antes que Desde. Cambia una de las dos.',
  },
} as const;
