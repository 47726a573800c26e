const inList = new Intl.ListFormat('es', { type: 'conjunction' });

/** The visitors' landing page and what its five tabs share. */
export const publicTexts = {
  /** `lotteries`: the names of those on sale; none while they are not known. */
  headline: (lotteries: readonly string[]) =>
    `Juega ${lotteries.length === 0 ? 'a la lotería' : inList.format(lotteries)} desde tu celular`,
  lead: 'Elige tus números, paga y te avisamos si ganas. Cada sorteo es independiente: nadie puede saber qué saldrá.',
  actions: 'Empezar',
  draws: 'Próximos sorteos',
  slipOf: (lottery: string) => `Último resultado de ${lottery} sobre su cartilla`,
  description:
    'Juega a la lotería desde tu celular: compramos tu cartilla, te damos su PDF y te avisamos si ganas.',

  tabs: {
    label: 'Conócenos',
    about: 'Quiénes somos',
    questions: 'Preguntas',
    ticket: 'Cartilla',
    support: 'Soporte',
    promotion: 'Promoción',
  },

  about: {
    title: 'Quiénes somos',
    lead: 'Bolillero compra por ti cartillas de loterías de Estados Unidos y del Perú. Escaneamos cada una, guardamos el papel y la ves desde tu perfil.',
    points: (age: number) => [
      {
        title: 'Tu jugada, en papel',
        text: 'Cada jugada pagada se compra en la lotería. Cuando la cartilla está en nuestras manos, subimos su PDF a tu cuenta y te escribimos.',
      },
      {
        title: 'Cifras que se pueden comprobar',
        text: 'Los resultados y los premios son los que publica cada lotería; las probabilidades se calculan con sus reglas. Cualquiera puede verificar sus aciertos, también sin cuenta.',
      },
      {
        title: 'Historia para mirar, no para adivinar',
        text: 'Con la suscripción exploras años de sorteos: resultados, frecuencias y jugadas anteriores. Describen el pasado; nada de eso anticipa el próximo sorteo.',
      },
      {
        title: 'Juego con medida',
        text: `Pones tu propio límite mensual y puedes pausar tu cuenta cuando quieras. Solo juegan mayores de ${age} años.`,
      },
    ],
  },

  questions: {
    title: 'Preguntas',
    lead: 'Lo que más nos preguntan antes de la primera jugada.',
    all: 'Ver todas las preguntas frecuentes',
  },

  ticket: {
    title: 'Tu cartilla escaneada',
    lead: 'Compramos tu cartilla de papel y la escaneamos: ves tus números, la fecha del sorteo y su código.',
    stepsTitle: 'De tu jugada al PDF',
    steps: [
      {
        title: 'Completas y pagas',
        text: 'Eliges tus números, revisas el carrito y pagas. Desde ese momento tu jugada está en Compras, como Pagada.',
      },
      {
        title: 'Compramos la cartilla',
        text: 'La compramos para el sorteo y la fecha que viste en el carrito. Si no llega a comprarse, te devolvemos todo lo que pagaste por ella, servicio incluido.',
      },
      {
        title: 'La escaneamos',
        text: 'Subimos el escaneo en PDF a tu perfil, en Compras, y te avisamos por correo. Solo tú y quien atiende tu compra pueden abrirlo.',
      },
      {
        title: 'Se realiza el sorteo',
        text: 'Al publicarse el resultado comparamos tus números y, si ganaste, te lo decimos en tu perfil y por correo.',
      },
    ],
    checksTitle: 'Qué mirar en tu PDF',
    checks: [
      'Que el juego y la fecha del sorteo sean los de tu compra.',
      'Que los números, y la bolilla especial si la hay, sean los que elegiste.',
      'Que se lea entero el código impreso de la cartilla.',
    ],
    mismatch:
      'Si algo no coincide, escríbenos a soporte antes del sorteo con el número de tu compra: lo revisamos contra el papel.',
    example: 'Ejemplo',
    exampleLabel: 'Ejemplo de cartilla escaneada',
    exampleOrder: 'Compra 000123',
    exampleNote: 'Dibujo de muestra: no es una jugada ni sirve para cobrar.',
    exampleFile: 'cartilla-000123.pdf',
  },

  support: {
    title: 'Soporte',
    lead: 'Te responde una persona, por correo y en español.',
    points: [
      {
        title: 'Antes de escribir',
        text: 'Muchas dudas ya están resueltas en las preguntas frecuentes: pagos, cierres de venta, PDF y premios.',
      },
      {
        title: 'Para ayudarte más rápido',
        text: 'Escribe desde el email de tu cuenta e incluye el número de compra de seis cifras. Nunca te pediremos tu contraseña ni los datos de tu tarjeta.',
      },
      {
        title: 'Si el juego dejó de ser un juego',
        text: 'Puedes poner un límite o pausar tu cuenta ahora mismo, sin hablar con nadie, y ver dónde pedir ayuda.',
      },
    ],
    write: 'Escribir a soporte',
    responsible: 'Juego responsable',
  },

  promotion: {
    title: 'Promoción',
    lead: 'Una suscripción, tres menús completos: Resultados, Analítica y Pronóstico Mix, para cada serie de cada lotería.',
  },

  meta: {
    questions: 'Respuestas cortas a lo que más se pregunta antes de jugar en Bolillero.',
    ticket: 'Qué es el PDF de tu cartilla comprada, cómo te llega y qué revisar en él.',
    support: 'Cómo pedir ayuda a Bolillero y qué incluir para que la respuesta llegue antes.',
    promotion: 'Los paquetes de suscripción de Bolillero, con su precio por mes y lo que ahorras.',
  },
} as const;
