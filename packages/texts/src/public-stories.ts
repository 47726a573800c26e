import type { WrittenSection } from './public-legal.ts';

/** An article: what to do around a win. */
export interface Story {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly sections: readonly WrittenSection[];
}

export const storyTexts = {
  title: 'Guías para ganadores',
  lead: 'Qué conviene saber antes, durante y después de un premio.',
  description: 'Guías de Bolillero para quien gana: primeros pasos, cobro, anonimato, impuestos y familia.',
  permission:
    'Aquí aparecerán historias de ganadores que nos den su permiso escrito. Mientras no las haya, estas guías.',
  winners: 'Testimonios',
  agreed:
    'Quienes ganaron nos dieron su permiso, eligieron con qué nombre aparecer y pueden retirarlo cuando quieran.',
  draw: (lottery: string, date: string) =>
    lottery === '' ? `Sorteo del ${date}` : `${lottery}, sorteo del ${date}`,
  guides: 'Todas las guías',
  read: (minutes: number) => `${minutes} min de lectura`,
  back: 'Todas las guías',
  next: 'Sigue leyendo',
  unknown: 'Esa guía no existe',
  unknownHint: 'Puede haberse mudado. Mira las guías publicadas.',
  advice:
    'Información general, no asesoría legal ni tributaria. Las reglas cambian y dependen de tu caso: confírmalas con el operador y con un profesional.',
} as const;

export const stories: readonly Story[] = [
  {
    slug: 'que-hacer-si-ganas',
    title: 'Qué hacer si ganas',
    summary: 'Las primeras 48 horas: qué comprobar, qué guardar y qué no decir todavía.',
    minutes: 4,
    sections: [
      {
        title: 'Comprueba, con calma',
        paragraphs: [
          'Mira el resultado en la página oficial de la lotería, no solo en un mensaje o una captura. Revisa la fecha del sorteo, la serie y cada número, y pide a otra persona de confianza que lo lea contigo.',
          'En tu perfil, la notificación dice la jugada y el monto que calculamos. Si la lotería todavía no publicó el monto, dirá «por confirmar», y te avisaremos otra vez cuando se conozca.',
        ],
      },
      {
        title: 'Cuida el papel',
        paragraphs: [
          'La cartilla es lo que se cobra. Si la compraste con nosotros, el original está guardado y su escaneo está en tus compras. Descarga el PDF y guarda una copia fuera de tu celular.',
          'Si tienes una cartilla en la mano, fotografíala por ambos lados, fírmala donde lo pide el operador y ponla en un lugar seguro y seco.',
        ],
      },
      {
        title: 'Guarda silencio unos días',
        paragraphs: [
          'No lo publiques. Cuéntaselo solo a quien necesitas para decidir. Una foto de la cartilla en redes muestra su código, y una noticia suelta trae llamadas que no esperabas.',
        ],
      },
      {
        title: 'Anota los plazos',
        paragraphs: [
          'Cada lotería fija cuánto tiempo hay para cobrar, y algunas un plazo más corto para elegir la forma de pago. Escribe esas fechas el primer día.',
        ],
      },
      {
        title: 'Lo que nunca hay que hacer',
        paragraphs: ['Las estafas empiezan justo después de una alegría.'],
        list: [
          'Pagar por adelantado una «tasa», un «seguro» o un «impuesto» para recibir un premio.',
          'Dar tu contraseña, tu código bancario o una foto de tu tarjeta. Nosotros no los pedimos.',
          'Creer en un premio de un sorteo que no jugaste.',
          'Firmar poderes o cesiones con prisa.',
        ],
      },
    ],
  },
  {
    slug: 'cobrar-en-estados-unidos',
    title: 'Cobrar un premio en Estados Unidos',
    summary: 'Powerball, Mega Millions y Florida Lotto: dónde se cobra, pago único o cuotas, y retenciones.',
    minutes: 5,
    sections: [
      {
        title: 'Dónde se cobra',
        paragraphs: [
          'Powerball y Mega Millions se venden en muchos estados, pero el premio se cobra en el estado donde se compró la cartilla y según sus reglas. Florida Lotto es de la Florida.',
          'Los premios chicos suelen pagarse en los puntos de venta; los medianos, en oficinas de la lotería; los mayores, en la sede y con cita. Los montos de cada tramo los fija cada estado.',
        ],
      },
      {
        title: 'Plazos',
        paragraphs: [
          'Según el estado, el plazo va de unos meses a un año desde el sorteo. Para pedir el pozo en un solo pago puede haber un plazo propio, más corto. La fecha exacta está en la página de la lotería del estado.',
        ],
      },
      {
        title: '¿Pago único o cuotas?',
        paragraphs: [
          'El pozo anunciado de Powerball es la suma de 30 pagos a lo largo de 29 años. Quien prefiere un solo pago recibe menos: el valor que hoy cuesta financiar esas cuotas.',
          'Las cuotas protegen de gastarlo todo pronto; el pago único da libertad y exige disciplina. Es la decisión que más merece un asesor independiente, y casi nunca se puede deshacer.',
        ],
      },
      {
        title: 'Impuestos, a grandes rasgos',
        paragraphs: [
          'Al cobrar se retiene una parte para el impuesto federal: en general, 24 % de los premios de más de 5,000 dólares si vives en Estados Unidos, y 30 % de cualquier monto si eres extranjero no residente. No siempre es el impuesto final: se ajusta en la declaración.',
          'A eso puede sumarse el impuesto del estado. La Florida no cobra impuesto estatal a los premios; otros estados sí. Y tu país puede gravar lo que traes.',
        ],
      },
      {
        title: 'Qué suelen pedir',
        paragraphs: ['Prepara los papeles antes de la cita:'],
        list: [
          'La cartilla original, firmada.',
          'Un documento de identidad vigente con foto.',
          'El formulario de reclamo de la lotería.',
          'Un número de contribuyente, si lo tienes, y datos bancarios para premios grandes.',
        ],
      },
    ],
  },
  {
    slug: 'cobrar-la-tinka-en-el-peru',
    title: 'Cobrar La Tinka en el Perú',
    summary: 'Documento, cuenta bancaria, la retención del 10 % y el plazo para no perder el premio.',
    minutes: 3,
    sections: [
      {
        title: 'Dónde y con qué',
        paragraphs: [
          'Los premios menores se cobran en puntos de venta autorizados. Para los mayores el operador cita al ganador y paga por medio de un banco. Necesitas tu DNI o carné de extranjería vigente, y la cartilla original si jugaste en papel.',
        ],
      },
      {
        title: 'Impuesto',
        paragraphs: [
          'En el Perú los premios de lotería pagan un impuesto del 10 %, que el operador retiene: el monto que recibes ya viene descontado. Pide la constancia de la retención y consérvala.',
        ],
      },
      {
        title: 'Plazo',
        paragraphs: [
          'Hay un plazo desde el sorteo para reclamar. Se conocen premios mayores que se perdieron por no cobrarse dentro de seis meses. No esperes: confirma la fecha con el operador y reclama cuanto antes.',
        ],
      },
      {
        title: 'La Boliyapa y el Sí o Sí',
        paragraphs: [
          'La Boliyapa es una bolilla más del mismo bolillero: no se elige, y suma cuando está entre tus números. El Sí o Sí es un sorteo aparte. Al verificar tus aciertos elige la serie de tu jugada: aquí cada jugada es de una sola serie.',
        ],
      },
    ],
  },
  {
    slug: 'cuidar-tu-anonimato',
    title: 'Cuidar tu anonimato',
    summary: 'Qué se publica de un ganador, qué puedes pedir que no se publique y cómo protegerte.',
    minutes: 3,
    sections: [
      {
        title: 'Depende del lugar',
        paragraphs: [
          'Algunos estados de Estados Unidos permiten cobrar sin que se publique el nombre; en otros el nombre, la ciudad y el monto son datos públicos, a veces con una reserva temporal o a través de una sociedad o un fideicomiso. Pregunta antes de presentarte: después de cobrar ya no hay vuelta atrás.',
          'En el Perú puedes pedir que no se difundan tu nombre ni tu imagen con fines publicitarios.',
        ],
      },
      {
        title: 'Lo que hacemos nosotros',
        paragraphs: [
          'No publicamos quién gana. Tus jugadas, cartillas y premios los ves tú, y quien atiende tu compra. Una historia solo se publica si la persona lo autoriza por escrito, y puede retirar el permiso.',
        ],
      },
      {
        title: 'Medidas simples',
        paragraphs: ['Antes de cobrar un premio grande:'],
        list: [
          'Haz privadas tus redes y quita tu dirección y tu celular.',
          'Usa un email nuevo para todo lo del premio.',
          'Cambia tus contraseñas y activa el segundo paso en tu correo y tu banco.',
          'Acuerda con tu familia qué se responde cuando alguien pregunte.',
          'Desconfía de quien aparece de pronto con una inversión o una urgencia.',
        ],
      },
    ],
  },
  {
    slug: 'dinero-y-familia',
    title: 'Después del premio: dinero y familia',
    summary: 'Una pausa, un plan por escrito y conversaciones que conviene tener a tiempo.',
    minutes: 4,
    sections: [
      {
        title: 'Primero, nada',
        paragraphs: [
          'Deja el dinero en una cuenta segura y a la vista durante unos meses. No renuncies, no te mudes y no compres nada que no pueda devolverse. Las decisiones grandes salen mejor cuando la emoción baja.',
        ],
      },
      {
        title: 'Un plan por escrito',
        paragraphs: ['Un orden que funciona con premios de cualquier tamaño:'],
        list: [
          'Separa los impuestos que falten por pagar.',
          'Cancela las deudas caras.',
          'Guarda un fondo para un año de gastos.',
          'Decide cuánto es para disfrutar, y que sea poco y pronto.',
          'Invierte el resto con alguien que cobre por asesorar, no por vender.',
        ],
      },
      {
        title: 'La familia y los amigos',
        paragraphs: [
          'Hablen en pareja antes que con nadie. Decidan juntos a quién ayudar, con cuánto y una sola vez, y díganlo así. Un regalo es más sano que un préstamo que nadie va a devolver.',
          'Si jugaban en grupo, repartan según lo acordado y déjenlo firmado. Por eso conviene escribir el acuerdo antes del sorteo, no después.',
        ],
      },
      {
        title: 'Cuidarte',
        paragraphs: [
          'Un cambio brusco, aunque sea bueno, desordena. Mantén tus horarios y a tu gente. Si aparecen insomnio, ansiedad o ganas de jugar más fuerte, pide ayuda profesional.',
          'Ganar una vez no cambia las probabilidades de la siguiente. Si sigues jugando, que sea con el mismo límite que antes.',
        ],
      },
    ],
  },
];
