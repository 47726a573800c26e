import { type BaseSubject, link, ol, p, question, ul } from './faq-subject.ts';

const responsible = link('/juego-responsable', 'juego responsable');

const account: BaseSubject = {
  title: 'Cuenta y acceso',
  questions: [
    question(
      '¿Cómo abro una cuenta y quién puede hacerlo?',
      p(
        `En ${link('/register-client', 'Registrarse')} escribe tu email, tu fecha de nacimiento y una contraseña. Puedes entrar enseguida: no hace falta esperar ningún correo.`,
      ),
      p(
        `Solo pueden registrarse <strong>mayores de edad</strong>: la edad que pedimos está en ${responsible}. Cada cuenta es personal; comprobamos la identidad y la edad antes de entregar un premio.`,
      ),
    ),
    question(
      'Olvidé mi contraseña. ¿Cómo vuelvo a entrar?',
      ol(
        `Abre ${link('/forgot', '¿Olvidaste tu contraseña?')} y escribe el email de tu cuenta.`,
        'Sigue el enlace que te llega por correo. Sirve <strong>una sola vez y durante 60 minutos</strong>; si pides otro, el anterior deja de servir.',
        'Elige la contraseña nueva. Al guardarla se cierran todas las sesiones abiertas, también las de otros dispositivos.',
      ),
      p(
        'La página responde lo mismo exista o no la cuenta. Si el correo no llega, mira en la carpeta de no deseados y revisa que escribiste el email con que te registraste.',
      ),
    ),
    question(
      '¿Puedo tener varios emails en mi cuenta?',
      p(
        `Sí, hasta diez. En ${link('/perfil?tab=datos', 'tu perfil')}, en <em>Datos personales</em>, añade el email y confírmalo con el enlace que le enviamos, que sirve durante 24 horas.`,
      ),
      p(
        'Uno de ellos es el <strong>principal</strong>: ahí llegan tus correos y no se puede eliminar. Para cambiarlo, haz principal a otro que ya esté confirmado. Puedes entrar con el principal y con los que confirmes.',
      ),
    ),
    question(
      '¿Cómo cambio mi contraseña o cierro mis sesiones?',
      p(
        `En ${link('/perfil?tab=datos', 'tu perfil')} escribe la contraseña actual y la nueva. Al cambiarla sigues dentro en este dispositivo y <strong>todas las demás sesiones terminan</strong>. Es lo que debes hacer si crees que alguien más entró en tu cuenta.`,
      ),
    ),
  ],
};

const play: BaseSubject = {
  title: 'Jugar y carrito',
  questions: [
    question(
      '¿Cómo juego una cartilla?',
      ol(
        `Elige una lotería en ${link('/loterias', 'Loterías')} y toca <strong>Jugar</strong>.`,
        'Marca tus números en la cartilla, o toca <strong>Azar</strong>. Está completa cuando tiene todas las bolillas y, si la lotería la pide, la bolilla especial: entonces entra sola al carrito. Si la cambias o la limpias, su jugada sale.',
        'Abre el carrito, revísalo y paga. Sin pagar no participas.',
      ),
      p(
        'Cuando compramos tu cartilla, su escaneo en PDF aparece en <em>Compras</em> y te avisamos por correo.',
      ),
    ),
    question(
      '¿Hasta qué hora puedo jugar para un sorteo?',
      p(
        'Cada lotería cierra sus ventas un tiempo antes del sorteo, según la hora del lugar donde se realiza. La cuenta regresiva de cada lotería llega exactamente a ese cierre.',
      ),
      p('Después del cierre juegas para el sorteo siguiente: te decimos su fecha antes de guardar nada.'),
    ),
    question(
      '¿Qué pasa con las jugadas que dejo en el carrito?',
      p('El carrito es de tu cuenta: lo encuentras igual en tu celular y en tu computadora.'),
      ul(
        'Una jugada sin pagar <strong>no participa</strong> en el sorteo.',
        'Si la venta cerró, la jugada queda señalada. Puedes pasarla al próximo sorteo o eliminarla.',
        'Los mismos números para el mismo sorteo entran una sola vez, así no los pagas dos veces sin querer.',
      ),
    ),
    question(
      '¿Qué es un juego en grupo?',
      p(
        'Varios jugadores comparten las mismas líneas: 50, 100 o 200 como máximo. Compras <strong>participaciones</strong>, y cada una recibe una parte igual de lo que las líneas ganen. Los ves en la página de cada lotería, en <em>Juegos en grupo</em>: cuántas participaciones quedan, cuánto cuesta cada una y a qué hora cierra.',
      ),
      ul(
        'El carrito no las aparta: son de quien las paga primero.',
        'Si no hay líneas al cierre, o el sorteo se cancela, devolvemos todo a todos.',
        'Desde el cierre no cambian ni las líneas ni quién participa.',
      ),
      p(
        `Antes de comprar puedes guardar la huella SHA-256 del archivo de líneas y ${link('/comprobar', 'comprobarla')} después. Compartir no aumenta lo que puedes esperar por cada dólar: hay más líneas, y cada premio se reparte.`,
      ),
    ),
    question(
      '¿Qué es la segunda serie de una lotería?',
      p(
        'Algunas loterías hacen dos sorteos el mismo día: el tradicional y uno más, con sus propios resultados y premios, como Double Play o Sí o Sí. Una jugada es para una sola serie: para participar en las dos hacen falta dos jugadas. La segunda solo la juegan algunas cuentas; sus resultados los puede ver cualquiera.',
      ),
    ),
  ],
};

const payments: BaseSubject = {
  title: 'Pagos y devoluciones',
  questions: [
    question(
      '¿Cuánto cuesta una jugada?',
      p(
        'El precio de la cartilla más el servicio: comprarla, escanearla y guardarla. El potenciador, donde se vende, lo añades tú y se suma. Ves cada parte y el total <strong>antes</strong> de pagar, siempre en dólares de Estados Unidos.',
      ),
    ),
    question(
      '¿Cómo pago? ¿Guardan los datos de mi tarjeta?',
      p(
        'El pago se hace en la ventana segura del proveedor de pagos, con tu cuenta o con tarjeta. Nosotros recibimos la confirmación y el monto: <strong>nunca vemos ni guardamos los datos de tu tarjeta</strong>.',
      ),
      p(
        'Si tu conexión se corta después de aprobar el pago, no pagues otra vez: espera unos minutos y mira tus compras. Si queda algo por confirmar, el carrito te lo dice.',
      ),
    ),
    question(
      '¿Cuándo me devuelven el dinero?',
      ul(
        'Si no llegamos a comprar tu cartilla antes del sorteo, te devolvemos <strong>todo lo que pagaste por ella</strong>, servicio incluido.',
        'Si tu pago llega tarde, cuando la venta ya cerró o tu carrito cambió, la devolución se hace sola.',
        'Una cartilla que ya está comprada participa en su sorteo y no se devuelve, salvo que el error sea nuestro.',
      ),
      p('La devolución va al mismo medio con que pagaste. Tu banco puede demorar unos días en mostrarla.'),
    ),
    question(
      'Mi pago fue rechazado. ¿Se cobró algo?',
      p(
        `Un pago rechazado no compra nada: tus jugadas siguen en el carrito. Tu banco puede mostrar una retención por unos días. Si ves un cobro que no es de una compra tuya, ${link('/soporte', 'escríbenos')} con el día y la hora: si llegó a cobrarse, te lo devolvemos completo.`,
      ),
    ),
    question(
      'El pago dice que supera mi límite. ¿Por qué?',
      p(
        `Porque tú pusiste un límite mensual en tu perfil y el pago lo pasaría. No se cobró nada. Puedes cambiarlo en ${link('/perfil?tab=juego', 'tu perfil')}: si lo bajas, rige al instante; si lo subes o lo quitas, rige en 7 días. Más en ${responsible}.`,
      ),
    ),
  ],
};

const results: BaseSubject = {
  title: 'Resultados y premios',
  questions: [
    question(
      '¿Dónde veo los resultados?',
      p(
        `El último resultado de cada lotería está en ${link('/ultimos-resultados', 'Últimos resultados')}, sin iniciar sesión: números, pozo, próximo sorteo y tabla de premios.`,
      ),
    ),
    question(
      '¿Cómo sé si gané?',
      p(
        'No tienes que hacer nada: cuando se publica el resultado comparamos todas las cartillas compradas y, si ganaste, lo ves en tus notificaciones y te escribimos.',
      ),
      p(
        'También puedes usar <strong>Verifica tus aciertos</strong>, en la página de cada resultado, con los números que quieras. Usa la misma regla con que calculamos los premios.',
      ),
    ),
    question(
      '¿Cómo se calcula mi premio?',
      p(
        'Con el resultado y la tabla de premios publicados para ese sorteo. Una jugada gana el nivel más alto que alcanza, una sola vez. Si la lotería corrige el resultado, corregimos tu premio y te avisamos con el motivo. Si hay diferencia, manda el registro oficial del operador. El potenciador, donde lo hay, multiplica los premios menores y nunca el pozo.',
      ),
    ),
    question(
      '¿Cómo se reparte el premio de un juego en grupo?',
      p(
        'El premio de cada línea se divide entre todas las participaciones, al centavo. Los centavos que sobran van de uno en uno a las primeras, en el orden en que se compraron. Las participaciones que nadie compró son de la casa.',
      ),
      p(
        'Una jugada gratis cuenta como lo que cuesta una línea. Un premio que aún no se conoce está por confirmar para todos y se reparte cuando se conozca. La tabla con lo que recibe cada participación está en <em>Compras</em>, en la página de tu juego.',
      ),
    ),
    question(
      '¿Cómo cobro un premio?',
      p(
        `Guardamos el original de tu cartilla y coordinamos contigo el cobro: ${link('/soporte', 'escríbenos')} con tu número de compra. Según la lotería y el monto, pueden pedir tu identidad, tu presencia o retener impuestos. Hay un plazo: no lo dejes pasar.`,
      ),
      p(
        `Nadie de nuestro equipo te pedirá dinero ni tu contraseña para pagarte un premio. Si alguien lo hace en nuestro nombre, no respondas y ${link('/soporte', 'avísanos')}.`,
      ),
    ),
  ],
};

/** Playing, from the account to the prize. */
export const playingSubjects: readonly BaseSubject[] = [account, play, payments, results];
