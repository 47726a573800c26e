import { numberText } from '@bolillero/domain/number-text';

/** Words of lists that are shown page by page. */
export const pagerTexts = {
  label: 'Páginas',
  page: (page: number) => `Página ${page}`,
  previous: 'Página anterior',
  next: 'Página siguiente',
  previousSection: (from: number, to: number) => `Páginas ${from} a ${to}, anteriores`,
  nextSection: (from: number, to: number) => `Páginas ${from} a ${to}, siguientes`,
  shown: (from: number, to: number, total: number) =>
    total === 0
      ? 'Ninguno'
      : from === to
        ? `${numberText(from)} de ${numberText(total)}`
        : `${numberText(from)} a ${numberText(to)} de ${numberText(total)}`,
} as const;
