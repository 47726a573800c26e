/** Words of lists that can be searched, filtered and turned page by page. */
export const listTexts = {
  gone: 'Esta página ya no existe',
  toFirst: 'Ir a la primera página',
  clear: 'Quitar filtros',
} as const;
