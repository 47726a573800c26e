import { type BaseSubject, link, p, question, ul } from './faq-subject.ts';

const subscription: BaseSubject = {
  title: 'Suscripción y análisis',
  questions: [
    question(
      '¿Qué incluye la suscripción?',
      ul(
        '<strong>Resultados</strong>: el historial de sorteos de cada lotería y de cada serie, del más reciente al más antiguo. Cada página dice desde qué fecha.',
        '<strong>Analítica</strong>: cuántas veces salió cada bolilla, junto a lo que daría el azar.',
        '<strong>Pronóstico Mix</strong>: las jugadas anteriores y las herramientas para llenar tu cartilla.',
      ),
      p(
        `Para jugar no hace falta suscribirse. Los paquetes y sus precios están en ${link('/lista-promociones', 'Promociones')}.`,
      ),
    ),
    question(
      '¿Se renueva sola?',
      p(
        'No. Pagas una vez los meses del paquete y no guardamos nada con que cobrarte después. Te avisamos por correo, una sola vez, cuando está por terminar.',
      ),
    ),
    question(
      'Si renuevo antes de que termine, ¿pierdo días?',
      p(
        `No. Los meses nuevos empiezan donde terminan los que tienes. En ${link('/perfil?suscription=true', 'Suscripción')}, dentro de tu perfil, ves hasta cuándo llega.`,
      ),
    ),
    question(
      '¿De dónde salen los datos del análisis?',
      p(
        'De los resultados que publica cada lotería. Cada página dice desde qué fecha cuenta. Si en ese tiempo cambió la cantidad de bolillas, lo que daría el azar se calcula con las reglas de cada sorteo.',
      ),
    ),
  ],
};

const odds: BaseSubject = {
  title: 'Probabilidades y pronósticos',
  questions: [
    question(
      '¿Las herramientas y los pronósticos aumentan mis probabilidades?',
      p(
        '<strong>No.</strong> Cada sorteo es independiente de los anteriores y todas las combinaciones tienen exactamente la misma probabilidad. Ninguna herramienta, estadística ni número «de la suerte» la cambia, tampoco las nuestras.',
      ),
      p(
        'Las herramientas sirven para elegir números de la manera que te guste. Junto a ellas están las probabilidades reales del juego.',
      ),
    ),
    question(
      'Un número lleva meses sin salir. ¿Está por salir?',
      p(
        'No. Las bolillas no tienen memoria: en el próximo sorteo ese número tiene la misma probabilidad que cualquier otro. En tantos sorteos, las ausencias largas son normales.',
      ),
    ),
    question(
      '¿Qué dicen entonces los números calientes y fríos?',
      p(
        'Describen el pasado: cuáles salieron más y cuáles menos en los sorteos que elegiste. No anuncian el siguiente. Las diferencias que ves son, casi siempre, del tamaño que produce el azar solo.',
      ),
    ),
    question(
      '¿Cómo puedo comprobarlo?',
      p(
        'Con la suscripción, Analítica pone junto a cada frecuencia la que daría el azar, con su margen. Casi todas caen dentro, y así debe ser.',
      ),
    ),
    question(
      '¿Qué probabilidad tengo de ganar el pozo?',
      p(
        `Depende solo de las reglas del juego: cuántas bolillas se sortean y de cuántas. La calculamos con esas reglas y la mostramos en cada lotería y en ${link('/juego-responsable', 'Juego responsable')}. Es muy pequeña: juega por entretenimiento, nunca contando con ganar.`,
      ),
    ),
  ],
};

const responsible: BaseSubject = {
  title: 'Juego responsable',
  questions: [
    question(
      '¿Puedo limitar lo que gasto?',
      p(
        `Sí. En ${link('/perfil?tab=juego', 'tu perfil')} puedes poner un <strong>límite mensual</strong> para tus jugadas, servicio incluido. Si lo bajas, rige al instante. Si lo subes o lo quitas, rige en 7 días.`,
      ),
      p('Un pago que lo supere se rechaza.'),
    ),
    question(
      '¿Puedo pausar mi cuenta?',
      p(
        'Sí, hasta la fecha que elijas. Durante la pausa no se puede jugar ni pagar, y <strong>no se puede acortar</strong>, tampoco si nos lo pides. Tus compras, premios y resultados siguen a la vista.',
      ),
    ),
    question(
      '¿Cuáles son las señales de que debo parar?',
      ul(
        'Gastas más de lo que habías decidido, o dinero que necesitas para otra cosa.',
        'Juegas para recuperar lo perdido.',
        'Ocultas a los tuyos cuánto juegas, o pides prestado para hacerlo.',
        'Jugar ya no te divierte, pero te cuesta dejarlo.',
      ),
      p(
        `Si te reconoces en alguna, pausa tu cuenta y habla con alguien. En ${link('/juego-responsable', 'Juego responsable')} verás dónde pedir ayuda.`,
      ),
    ),
    question(
      'Un menor de edad usa mi cuenta. ¿Qué hago?',
      p(
        `Cambia tu contraseña, con lo que se cierran las demás sesiones, y ${link('/soporte', 'escríbenos')}. No aceptamos jugadas de menores y no pagamos premios a menores.`,
      ),
    ),
  ],
};

const privacy: BaseSubject = {
  title: 'Datos y privacidad',
  questions: [
    question(
      '¿Qué datos guardan de mí?',
      ul(
        'Los que escribes: emails, fecha de nacimiento y, si quieres, nombre, país y dirección.',
        'Tus jugadas, compras, cartillas, premios y mensajes a soporte.',
        'El estado y el monto de tus pagos, nunca los datos de tu tarjeta.',
      ),
      p(`El detalle y tus derechos están en ${link('/privacidad', 'Privacidad')}.`),
    ),
    question(
      '¿Cómo protegen mi contraseña?',
      p(
        'No la guardamos: guardamos un código calculado a partir de ella, que no permite recuperarla. Nadie de nuestro equipo puede verla, y nunca te la pediremos por correo ni por celular.',
      ),
    ),
    question(
      '¿Cómo dejo de recibir correos?',
      p(
        `Cada correo que no es necesario trae un enlace para dejar de recibir los de su tipo, sin iniciar sesión. También puedes elegirlos en ${link('/perfil?tab=datos', 'tu perfil')}. Los necesarios, como el enlace de una contraseña o el comprobante de un pago, se envían siempre.`,
      ),
    ),
    question(
      '¿Cómo pido una copia de mis datos o cierro mi cuenta?',
      p(
        `${link('/soporte', 'Escríbenos')} desde el email de tu cuenta. Atendemos primero las compras y los premios pendientes. Lo que la ley obliga a conservar, como los pagos, se guarda solo por el plazo que ella fija.`,
      ),
    ),
  ],
};

/** What the product knows and promises: analysis, chance, limits, data. */
export const knowingSubjects: readonly BaseSubject[] = [subscription, odds, responsible, privacy];
