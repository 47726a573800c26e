/** Words of the web application's own kit: layout, notices, states. What belongs to one page lives with that page. */
export const uiTexts = {
  brand: 'Bolillero',
  network: 'No hay conexión con el servidor. Revisa tu internet y vuelve a intentarlo.',
  unreadable: 'El servidor respondió algo que no se pudo leer. Vuelve a intentarlo.',
  retry: 'Reintentar',
  errorTitle: 'Error',
  accept: 'Aceptar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  close: 'Cerrar',
  somethingFailed: 'Algo salió mal',
  somethingFailedHint: 'No es culpa tuya. Vuelve a intentarlo; si sigue igual, recarga la página.',
  notFoundTitle: 'Esta página no existe',
  notFoundHint: 'La dirección puede estar mal escrita, o la página se mudó.',
  goHome: 'Ir al inicio',
  loading: 'Cargando…',
  skipToContent: 'Saltar al contenido',
  notices: 'Avisos',
  noticeKinds: { success: 'Listo', warning: 'Atención', error: 'Error' },

  nav: {
    main: 'Principal',
    sections: 'Secciones',
    home: 'Inicio',
    play: 'Jugar',
    results: 'Resultados',
    profile: 'Perfil',
    analysis: 'Analítica',
    forecasts: 'Pronóstico',
    latestResults: 'Últimos resultados',
    questions: 'Preguntas frecuentes',
    stories: 'Testimonios',
    support: 'Soporte',
    promotions: 'Promociones',
    signIn: 'Iniciar sesión',
    register: 'Registrarse',
    signOut: 'Cerrar Sesión',
    account: 'Tu cuenta',
    menu: 'Menú',
    closeMenu: 'Cerrar menú',
    darkTheme: 'Tema oscuro',
    visitorBell: 'Notificaciones: 0',
    bell: (unread: number) =>
      unread === 0
        ? 'Notificaciones: ninguna sin leer'
        : unread === 1
          ? 'Notificaciones: 1 sin leer'
          : `Notificaciones: ${unread} sin leer`,
    cart: (items: number) =>
      items === 0 ? 'Carrito: vacío' : items === 1 ? 'Carrito: 1 jugada' : `Carrito: ${items} jugadas`,
  },
  admin: {
    title: 'Administración',
    users: 'Usuarios',
    results: 'Resultados',
    tickets: 'Tickets',
    support: 'Soporte',
    mail: 'Correo',
    signOut: 'Salir',
  },
  footer: {
    label: 'Pie de página',
    adults: '18+',
    adultsInWords: 'Sólo para mayores de 18 años.',
    responsible:
      'Juega con moderación: cada sorteo es independiente y ningún método aumenta tus probabilidades.',
    responsiblePlay: 'Juego responsable',
    terms: 'Términos y condiciones',
    privacy: 'Privacidad',
  },

  ball: {
    hot: 'caliente',
    cold: 'fría',
    pair: 'de un par',
    copied: 'copiada',
    chosen: 'elegida',
    matched: 'acierto',
    repeats: (count: number) => (count === 1 ? 'repetida 1 vez' : `repetida ${count} veces`),
  },
  balls: {
    none: 'Sin números',
    row: (balls: readonly number[], special: string | null, multiplier: string | null) =>
      [`Números ${balls.join(', ')}`, special, multiplier].filter((part) => part !== null).join('; '),
    multiplier: (label: string, value: number) => `${label} por ${value}`,
  },
  slip: {
    numbers: (size: number) => `Números del 1 al ${size}`,
    special: (name: string, size: number) => `${name}, del 1 al ${size}`,
    printed: (balls: readonly number[], special: string | null) =>
      balls.length === 0
        ? 'Cartilla en blanco'
        : `Cartilla con ${balls.join(', ')}${special === null ? '' : `; ${special}`}`,
    defaultSpecial: 'Bolilla extra',
  },

  draw: {
    last: 'Último resultado',
    noResult: 'Aún sin resultados',
    jackpot: 'Pozo',
    next: 'Próximo sorteo',
    noNext: 'Sin próximo sorteo',
    closesIn: 'Cierra en',
    closed: 'Cerrado',
    closesAt: (here: string, there: string | null) =>
      there === null ? `Cierre de venta: ${here}` : `Cierre de venta: ${here} (tu hora) · ${there}`,
    play: 'Jugar',
    playLottery: (lottery: string) => `Jugar ${lottery}`,
    demo: 'Demostración',
  },
  carousel: {
    name: 'carrusel',
    slide: 'diapositiva',
    position: (at: number, of: number) => `${at} de ${of}`,
    show: (at: number, title: string) => `Mostrar ${at}: ${title}`,
    previous: 'Anterior',
    next: 'Siguiente',
    pause: 'Pausar',
    play: 'Reanudar',
  },
  countdown: { days: 'd', hours: 'h', minutes: 'min' },
  form: {
    showPassword: 'Mostrar contraseña',
    required: 'Este campo es obligatorio.',
    faults: 'Por favor, corrige el(los) error(es):',
  },
} as const;
