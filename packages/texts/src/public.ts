/** The visitors' landing page and what its five tabs share. */
export const publicTexts = {
  headline: 'Tu cartilla, clara de principio a fin',
  lead: 'Elige tus números, paga tu jugada y te avisamos si ganaste. Cada sorteo es independiente: aquí nadie te promete otra cosa.',
  actions: 'Empezar',
  draws: 'Próximos sorteos',
  slipOf: (lottery: string) => `Último resultado de ${lottery} sobre su cartilla`,
  description:
    'Juega a Powerball, Mega Millions, Florida Lotto y La Tinka: cartillas claras, resultados exactos y avisos de tus premios.',

  tabs: {
    label: 'Conócenos',
    about: 'Quiénes somos',
    questions: 'Preguntas',
    ticket: 'Ticket',
    support: 'Soporte',
    promotion: 'Promoción',
  },

  about: {
    title: 'Quiénes somos',
    lead: 'Bolillero es una casa de juego en línea para quien juega en español a las loterías de Estados Unidos y del Perú. Compramos tu cartilla, la escaneamos y te la entregamos: el papel es tuyo y lo ves desde tu perfil.',
    points: [
      {
        title: 'Tu jugada, en papel',
        text: 'Cada jugada pagada se compra en la lotería. Cuando la cartilla está en nuestras manos, subimos su PDF a tu cuenta y te escribimos.',
      },
      {
        title: 'Cifras que se pueden comprobar',
        text: 'Los resultados, los premios y las probabilidades salen de las reglas publicadas de cada juego. Cualquiera puede verificar sus aciertos, también sin cuenta.',
      },
      {
        title: 'Historia para mirar, no para adivinar',
        text: 'Con la suscripción exploras años de sorteos: todos los resultados, frecuencias y jugadas anteriores. Describen el pasado; ninguna anticipa el próximo sorteo.',
      },
      {
        title: 'Juego con medida',
        text: 'Pones tu propio límite mensual y puedes pausar tu cuenta cuando quieras. Sólo juegan mayores de 18 años.',
      },
    ],
  },

  questions: {
    title: 'Preguntas',
    lead: 'Lo que más nos preguntan antes de la primera jugada.',
    all: 'Ver todas las preguntas frecuentes',
  },

  ticket: {
    title: 'Tu ticket escaneado',
    lead: 'La cartilla que compramos por ti no es una promesa: es un papel con sus números, su fecha y su código. Te mostramos ese papel.',
    stepsTitle: 'De tu jugada al PDF',
    steps: [
      {
        title: 'Llenas y pagas',
        text: 'Eliges tus números, revisas el carrito y pagas. Desde ese momento la jugada figura como pendiente en tus compras.',
      },
      {
        title: 'Compramos la cartilla',
        text: 'La compramos para el sorteo y la fecha que viste en el carrito. Si no llega a comprarse, te devolvemos el importe completo.',
      },
      {
        title: 'La escaneamos',
        text: 'Subimos el escaneo en PDF a tu perfil, en Compras, y te avisamos por correo. Sólo tú puedes abrirlo.',
      },
      {
        title: 'Se juega el sorteo',
        text: 'Al publicarse el resultado comparamos tus números y, si ganaste, recibes el aviso con el monto.',
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
        text: 'Escribe desde el e-mail de tu cuenta e incluye el número de compra de seis cifras. Nunca te pediremos tu contraseña ni los datos de tu tarjeta.',
      },
      {
        title: 'Si el juego dejó de ser un juego',
        text: 'Puedes poner un límite o pausar tu cuenta ahora mismo, sin hablar con nadie, y encontrar líneas de ayuda de tu país.',
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
