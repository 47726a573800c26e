/** Words of the web application's own kit: layout, notices, states. What belongs to one page lives with that page. */
export const uiTexts = {
  brand: 'Bolillero',
  network: 'No hay conexión con el servidor. Revisa tu internet y vuelve a intentarlo.',
  unreadable: 'Algo falló de nuestro lado. Vuelve a intentarlo.',
  retry: 'Reintentar',
  errorTitle: 'Error',
  accept: 'Aceptar',
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  confirmRemove: (count: number) =>
    count === 1 ? '¿Confirma eliminar el registro?' : '¿Confirma eliminar todos los registros?',
  close: 'Cerrar',
  somethingFailed: 'Algo salió mal',
  somethingFailedHint: 'Falló algo de nuestro lado. Vuelve a intentarlo; si sigue igual, recarga la página.',
  notFoundTitle: 'Esta página no existe',
  notFoundHint: 'La dirección puede estar mal escrita, o la página se mudó.',
  goHome: 'Ir al inicio',
  loading: 'Cargando…',
  leaving: { title: '¿Salir sin guardar?', yes: 'Salir sin guardar', no: 'Seguir editando' },
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
    forecasts: 'Pronóstico Mix',
    latestResults: 'Últimos resultados',
    questions: 'Preguntas frecuentes',
    stories: 'Guías',
    support: 'Soporte',
    promotions: 'Promociones',
    signIn: 'Iniciar sesión',
    register: 'Registrarse',
    signOut: 'Cerrar Sesión',
    account: 'Tu cuenta',
    back: 'Volver',
    menu: 'Menú',
    closeMenu: 'Cerrar menú',
    darkTheme: 'Tema oscuro',
    visitorBell: 'Notificaciones: 0',
    bell: (unread: number) => `Notificaciones: ${unread} sin leer`,
    /** Plays, and shares of group games. */
    cart: (plays: number, shares: number) => {
      const parts = [
        ...(plays === 0 ? [] : [plays === 1 ? '1 jugada' : `${plays} jugadas`]),
        ...(shares === 0 ? [] : [shares === 1 ? '1 participación' : `${shares} participaciones`]),
      ];
      if (parts.length === 2) return `Carrito: ${plays + shares} en total, ${parts.join(' y ')}`;
      return `Carrito: ${parts[0] ?? 'vacío'}`;
    },
  },
  footer: {
    label: 'Pie de página',
    adults: (age: number) => `${age}+`,
    adultsInWords: (age: number) => `Solo para mayores de ${age} años.`,
    responsible:
      'Juega con medida: cada sorteo es independiente y ninguna manera de elegir números aumenta tus probabilidades.',
    stories: 'Guías para ganadores',
    responsiblePlay: 'Juego responsable',
    proof: 'Comprobar un archivo',
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
    /** Of a play that was bought with the multiplier. */
    multiplierMark: 'PP',
    /** Where it is of several lotteries, or has no name. */
    anyMultiplier: 'Potenciador',
  },
  slip: {
    numbers: (size: number) => `Números del 1 al ${size}`,
    special: (name: string, size: number) => `${name}, del 1 al ${size}`,
    printed: (balls: readonly number[], special: string | null) =>
      balls.length === 0
        ? 'Cartilla en blanco'
        : `Cartilla con ${balls.join(', ')}${special === null ? '' : `; ${special}`}`,
    defaultSpecial: 'Bolilla extra',
    /** How often a number came in the draws that colour it. */
    came: (count: number) => (count === 1 ? 'salió 1 vez' : `salió ${count} veces`),
    inZone: 'en zona posible',
  },

  draw: {
    last: 'Último resultado',
    noResult: 'Aún sin resultados',
    jackpot: 'Pozo',
    next: 'Próximo sorteo',
    noNext: 'Próximo sorteo por anunciar',
    closesIn: 'Cierra en',
    closed: 'Venta cerrada',
    closesAt: (here: string, there: string | null) =>
      `Cierre de venta: ${here} (tu hora)${there === null ? '' : ` · ${there}`}`,
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
  },
} as const;
