/** The keys of the back-office, and the sheet that lists them. */
export const adminKeysTexts = {
  title: 'Teclas',
  open: 'Teclas',
  here: 'En esta página',
  everywhere: 'En toda la administración',
  go: 'Ir a una sección: G y después',
  sheet: 'Ver esta hoja',
  save: 'Guardar un formulario',
  close: 'Cerrar una ventana',
  single: 'Usar teclas de una sola letra',
  singleHint: 'Sin ellas quedan las combinaciones con Ctrl. Nunca actúan mientras escribes en un campo.',
  search: 'Buscar',
  create: 'Nuevo',
  export: 'Exportar',
} as const;
