import { type BaseSubject, link, p, question, ul } from './faq-subject.ts';

const subscription: BaseSubject = {
  title: 'Suscripción y análisis',
  questions: [
    question(
      '¿Qué incluye la suscripción?',
      ul(
        '<strong>Resultados</strong>: todos los sorteos de cada lotería y de cada una de sus series.',
        '<strong>Analítica</strong>: cuántas veces salió cada bolilla, junto a lo que daría el azar.',
        '<strong>Pronóstico Mix</strong>: las jugadas anteriores y las ayudas para llenar cartillas, con lo que vale cada una.',
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
        'De los resultados publicados de cada lotería. Cuando un juego cambió de reglas, por ejemplo de cantidad de bolillas, las estadísticas se cuentan desde la fecha en que valen las actuales, para no mezclar juegos distintos.',
      ),
    ),
  ],
};

const odds: BaseSubject = {
  title: 'Probabilidades y pronósticos',
  questions: [
    question(
      '¿Las ayudas y los pronósticos aumentan mis probabilidades?',
      p(
        '<strong>No.</strong> Cada sorteo es independiente de los anteriores y todas las combinaciones tienen exactamente la misma probabilidad. Ninguna ayuda, estadística, bot ni número «de la suerte» la cambia, tampoco los nuestros.',
      ),
      p(
        'Las ayudas sirven para elegir números de una manera que te guste y para mirar el historial con orden. Por eso las mostramos siempre junto a las probabilidades verdaderas del juego.',
      ),
    ),
    question(
      'Un número lleva meses sin salir. ¿Está por salir?',
      p(
        'No. Las bolillas no tienen memoria: en el próximo sorteo ese número tiene la misma probabilidad que cualquier otro. En una serie larga de sorteos las ausencias largas son normales, y por eso mostramos al lado lo que se espera del azar.',
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
        'Con la suscripción, Analítica pone junto a cada frecuencia lo que daría el azar, con su margen, y Pronóstico Mix dice lo que vale cada ayuda. Casi todo cae dentro de lo esperado, y así debe ser.',
      ),
    ),
    question(
      '¿Qué probabilidad tengo de ganar el pozo?',
      p(
        `Depende sólo de las reglas del juego: cuántas bolillas se sortean y de cuántas. La calculamos con esas reglas y la mostramos en cada lotería y en ${link('/juego-responsable', 'Juego responsable')}. Es muy pequeña: juega por entretenimiento, nunca contando con ganar.`,
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
        `Sí. En ${link('/perfil?tab=juego', 'tu perfil')} puedes poner un <strong>límite mensual</strong> para tus jugadas, con los cargos incluidos. Bajarlo vale al instante. Subirlo o quitarlo tarda siete días, para que lo decidas con calma.`,
      ),
      p('Ningún pago que lo supere se cobra.'),
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
        `Si te reconoces en alguna, pausa tu cuenta y habla con alguien. En ${link('/juego-responsable', 'Juego responsable')} hay líneas de ayuda, gratuitas y confidenciales.`,
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
        'Los que escribes: e-mails, fecha de nacimiento y, si quieres, nombre, país y dirección.',
        'Tus jugadas, compras, cartillas, premios y mensajes a soporte.',
        'El estado y el importe de tus pagos, nunca los datos de tu tarjeta.',
      ),
      p(`El detalle y tus derechos están en ${link('/privacidad', 'Privacidad')}.`),
    ),
    question(
      '¿Cómo protegen mi contraseña?',
      p(
        'No la guardamos: guardamos un cálculo del que no se puede volver atrás. Nadie de nuestro equipo puede verla, y nunca te la pediremos por correo ni por teléfono.',
      ),
    ),
    question(
      '¿Cómo dejo de recibir correos?',
      p(
        `Cada correo que no es necesario trae un enlace para dejar de recibir los de su tipo, sin ingresar. También puedes elegirlos en ${link('/perfil?tab=datos', 'tu perfil')}. Los necesarios, como el enlace de una contraseña o el recibo de un pago, se envían siempre.`,
      ),
    ),
    question(
      '¿Cómo pido una copia de mis datos o cierro mi cuenta?',
      p(
        `${link('/soporte', 'Escríbenos')} desde el e-mail de tu cuenta. Atendemos primero las compras y los premios pendientes. Lo que la ley obliga a conservar, como los pagos, se guarda sólo por el plazo que ella fija.`,
      ),
    ),
  ],
};

/** What the product knows and promises: analysis, chance, limits, data. */
export const knowingSubjects: readonly BaseSubject[] = [subscription, odds, responsible, privacy];
