import { numberText } from '@bolillero/domain/number-text';

const sorteos = (n: number) => (n === 1 ? '1 sorteo' : `${numberText(n)} sorteos`);

/** Import of historical draws. */
export const adminImportTexts = {
  title: 'Importar historial',
  back: 'Volver a los resultados',
  series: 'Serie',
  drop: 'Arrastra aquí un archivo CSV o XLSX',
  choose: 'Elegir archivo',
  chooseOther: 'Elegir otro archivo',
  wrongKind: 'Usa un archivo .csv o .xlsx.',
  columnsTitle: 'Columnas que se aceptan',
  columnsOwn: 'Con encabezado, en cualquier orden; fechas AAAA-MM-DD. Deja vacío lo que no aplica.',
  columnsOpenData: 'También el formato de New York Open Data:',
  example: 'Descargar un ejemplo',
  exampleFile: (name: string) => `ejemplo_${name}.csv`,
  size: (kilobytes: string) => `${kilobytes} KB`,
  checking: 'Revisando el archivo…',
  sending: 'Enviando el archivo…',
  importing: 'Importando…',
  progress: (done: number, total: number) => `${numberText(done)} de ${numberText(total)} líneas`,
  cancel: 'Cancelar',
  optionsTitle: 'Opciones',
  replace: 'Reemplazar los que tienen otros números',
  replaceHint: 'Un sorteo que ya existe con otros números se cambia por el del archivo.',
  partial: 'Importar solo las líneas buenas',
  partialHint: 'Sin esta opción, una línea rechazada impide importar todo el archivo.',
  previewTitle: 'Revisión',
  changesTitle: '¿Importar y cambiar premios de jugadores?',
  resultTitle: 'Resultado',
  counts: {
    inserted: 'Nuevos',
    insertedDone: 'Importados',
    updated: 'Reemplazados',
    skipped: 'Ya estaban',
    rejected: 'Rechazados',
    warnings: 'Avisos',
  },
  total: (lines: number) => `${sorteos(lines)} en el archivo`,
  demoRemoved: (draws: number) =>
    draws === 1
      ? 'Al importar se elimina 1 sorteo de demostración de esta serie.'
      : `Al importar se eliminan ${sorteos(draws)} de demostración de esta serie.`,
  demoGone: (draws: number) =>
    draws === 1 ? 'Se eliminó 1 sorteo de demostración.' : `Se eliminaron ${sorteos(draws)} de demostración.`,
  rejectedTitle: 'Líneas rechazadas',
  warningsTitle: 'Avisos',
  line: 'Línea',
  reason: 'Motivo',
  download: 'Descargar las líneas rechazadas',
  downloadFile: 'lineas_rechazadas.csv',
  blocked: 'Corrige el archivo, o marca «Importar solo las líneas buenas».',
  nothingNew: 'Todo el archivo ya está importado.',
  start: (draws: number) => `Importar ${sorteos(draws)}`,
  done: 'Importación terminada',
  notApplied: 'No se guardó nada.',
  see: 'Ver los resultados',
  another: 'Importar otro archivo',
  again: 'Revisar otra vez',
} as const;
