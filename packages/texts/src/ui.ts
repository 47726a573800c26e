/** Words of the web application's own kit: layout, notices, states. What belongs to one page lives with that page. */
export const uiTexts = {
  brand: 'Bolillero',
  network: 'No hay conexión con el servidor. Revisa tu internet y vuelve a intentarlo.',
  unreadable: 'El servidor respondió algo que no se pudo leer. Vuelve a intentarlo.',
  retry: 'Reintentar',
  errorTitle: 'Error',
  somethingFailed: 'Algo salió mal',
  somethingFailedHint: 'No es culpa tuya. Vuelve a intentarlo; si sigue igual, recarga la página.',
  notFoundTitle: 'Esta página no existe',
  notFoundHint: 'La dirección puede estar mal escrita, o la página se mudó.',
  goHome: 'Ir al inicio',
  loading: 'Cargando…',
} as const;
