import type { HouseFacts } from '@bolillero/domain/house/facts';
import { houseTexts } from './house.ts';

/** A text in sections, as the legal pages and the articles are written. */
export interface WrittenSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

/** The section that names the company; none while it has no name. */
function whoWeAre(title: string, house: HouseFacts): WrittenSection[] {
  if (house.legalName === '') return [];
  const { legalName, taxNumber, address, licence, email, phone, hours } = house;
  const facts = [
    legalName,
    taxNumber === '' ? '' : houseTexts.taxNumber(taxNumber),
    address === '' ? '' : `Dirección: ${address}`,
    licence === '' ? '' : houseTexts.licence(licence),
    email === '' ? '' : `Email: ${email}`,
    phone === '' ? '' : `Llámanos: ${phone}`,
    hours === '' ? '' : `Atención: ${hours}`,
  ].filter((fact) => fact !== '');
  return [{ title, paragraphs: ['Bolillero es un servicio de:'], list: facts }];
}

export const legalTexts = {
  updated: 'Última actualización: noviembre de 2026',
  contents: 'Contenido',
  related: 'También puede interesarte',
} as const;

/** Terms and conditions. `age` and the rest are the house's settings. */
export const termsTexts = {
  title: 'Términos y condiciones',
  description: 'Las reglas del servicio de Bolillero: quién puede jugar, pagos, devoluciones y premios.',
  lead: 'Estas son las reglas del servicio. Al crear una cuenta las aceptas. Si algo no se entiende, pregúntanos en soporte.',
  sections: (age: number, house: HouseFacts): readonly WrittenSection[] => [
    ...whoWeAre('Quiénes somos', house),
    {
      title: 'Qué hacemos',
      paragraphs: [
        'Bolillero compra por encargo tuyo cartillas de loterías autorizadas, te entrega su escaneo en PDF, publica resultados y ofrece por suscripción herramientas para estudiar el historial de los sorteos.',
        'No organizamos los sorteos ni estamos vinculados a sus operadores. Los nombres de las loterías pertenecen a sus titulares y se usan solo para identificar cada juego.',
      ],
    },
    {
      title: 'Quién puede jugar',
      paragraphs: [
        `Solo personas de ${age} años o más, con una cuenta propia y datos verdaderos. Podemos pedirte un documento antes de entregarte un premio.`,
        'Es tu responsabilidad que jugar esté permitido en el lugar donde vives. No aceptamos jugadas hechas en nombre de menores ni cuentas compartidas.',
      ],
    },
    {
      title: 'Tu cuenta',
      paragraphs: [
        'Cuida tu contraseña: lo que se hace con ella se considera hecho por ti. Si crees que alguien más entró, cámbiala desde tu perfil; con eso se cierran las demás sesiones.',
        'Puedes pedir a soporte que cerremos tu cuenta. Las compras y los premios pendientes se atienden antes de cerrarla.',
      ],
    },
    {
      title: 'Jugadas y cierre de ventas',
      paragraphs: [
        'Una jugada es para el sorteo y la fecha que muestra el carrito. Cada lotería tiene una hora de cierre, que ves en cuenta regresiva; pasada esa hora la jugada ya no puede pagarse para ese sorteo.',
        'El precio de cada jugada es el del juego más nuestro servicio, y el potenciador si lo añades. El carrito muestra cada parte antes de pagar.',
      ],
    },
    {
      title: 'Pagos y devoluciones',
      paragraphs: [
        'Los cobros se hacen en dólares de Estados Unidos a través de un proveedor de pagos. No guardamos los datos de tu tarjeta.',
        'Si una jugada pagada no llega a comprarse, te devolvemos todo lo que pagaste por ella, servicio incluido, por el mismo medio de pago. Una cartilla ya comprada participa en su sorteo y no se devuelve, salvo que el error sea nuestro.',
      ],
    },
    {
      title: 'La cartilla y su PDF',
      paragraphs: [
        'Cuando la cartilla está comprada, su escaneo aparece en tus compras. Guardamos el original mientras pueda tener premio.',
        'Si el escaneo no coincide con tu compra, avísanos antes del sorteo. Manda lo que está impreso en la cartilla, y si el error es nuestro te devolvemos lo que pagaste.',
      ],
    },
    {
      title: 'Premios',
      paragraphs: [
        'Calculamos los premios con el resultado y la tabla publicados por cada lotería. Te avisamos en tu perfil y por correo. Si hay diferencia entre nuestro aviso y el registro oficial del operador, manda el oficial.',
        'El premio es de quien compró la jugada. Coordinamos contigo su cobro según las reglas del operador, que pueden exigir tu identidad, tu presencia y la retención de impuestos.',
      ],
      list: [
        'Los premios se pagan en la moneda de cada lotería.',
        'Cada operador fija un plazo para cobrar; pasado ese plazo el premio se pierde.',
      ],
    },
    {
      title: 'La suscripción',
      paragraphs: [
        'Se paga una vez por la cantidad de meses del paquete y no se renueva sola. Si la renuevas antes de su fin, los meses nuevos se suman al final.',
        'Abre Resultados, Analítica y Pronóstico Mix. Las herramientas describen sorteos pasados: cada sorteo es independiente y ninguna aumenta tus probabilidades de ganar.',
      ],
    },
    {
      title: 'Juego responsable',
      paragraphs: [
        'En tu perfil puedes fijar un límite mensual de gasto y pausar tu cuenta. Los respetamos al cobrar: un pago que supera tu límite, o que llega durante una pausa, se rechaza.',
      ],
    },
    {
      title: 'Lo que no podemos garantizar',
      paragraphs: [
        'Trabajamos para que el servicio esté disponible, pero puede interrumpirse. Respondemos por lo que pagaste por las jugadas que no se compraron por culpa nuestra; no por premios que habrían tenido.',
      ],
    },
    {
      title: 'Cambios y reclamos',
      paragraphs: [
        'Si cambiamos estas reglas, avisamos aquí con la fecha. Las jugadas ya pagadas se rigen por las reglas del día en que se pagaron.',
        'Los reclamos se presentan en soporte. Te respondemos por correo y por escrito; si no quedas conforme, puedes acudir a la autoridad de consumo de tu país.',
      ],
    },
  ],
} as const;

/** What is kept about people, why, and what they can do about it. */
export const privacyTexts = {
  title: 'Privacidad',
  description:
    'Qué datos guarda Bolillero, para qué, por cuánto tiempo y cómo pedir su corrección o borrado.',
  lead: 'Guardamos lo necesario para jugar por ti y pagarte si ganas. No vendemos tus datos ni los usamos para publicidad de terceros.',
  sections: (house: HouseFacts): readonly WrittenSection[] => [
    ...whoWeAre('Quién responde por tus datos', house),
    {
      title: 'Qué datos guardamos',
      paragraphs: ['Los que tú nos das y los que se generan cuando usas el servicio:'],
      list: [
        'Tu email, tu fecha de nacimiento y, si los completas, tu nombre, país y dirección.',
        'Tu contraseña no: solo un código calculado a partir de ella, que no permite recuperarla.',
        'Tus jugadas, las favoritas que guardas con un nombre, compras, cartillas escaneadas, premios, suscripciones y límites.',
        'Los mensajes que escribes a soporte.',
        'Registros técnicos de seguridad, como la hora en que entras.',
      ],
    },
    {
      title: 'Para qué los usamos',
      paragraphs: [
        'Para comprobar tu edad, comprar tus cartillas, cobrarte y devolverte, avisarte de tus premios, atender tus mensajes y cumplir la ley. Nada más.',
      ],
    },
    {
      title: 'Con quién los compartimos',
      paragraphs: [
        'Con el proveedor de pagos, que recibe el monto y te pide los datos de pago en su propia ventana; con quien envía nuestros correos; y con el operador de la lotería o una autoridad cuando hace falta para cobrar un premio o lo exige la ley.',
        'No publicamos nombres de ganadores ni sus historias sin su permiso escrito.',
      ],
    },
    {
      title: 'Cookies y memoria del navegador',
      paragraphs: [
        'Usamos una cookie para mantener tu sesión, y la memoria del navegador para recordar el tema claro u oscuro, las cartillas que estás llenando y un pago que quedó por confirmar. No usamos cookies de publicidad ni de seguimiento.',
      ],
    },
    {
      title: 'Cuánto tiempo los guardamos',
      paragraphs: [
        'Los datos de tu cuenta, mientras la tengas. Las compras, pagos y premios, el tiempo que exigen las normas contables y tributarias. Después se borran o se vuelven anónimos.',
      ],
    },
    {
      title: 'Correos',
      paragraphs: [
        'Los necesarios, como el comprobante de un pago o el enlace para cambiar tu contraseña, se envían siempre. Los demás puedes apagarlos desde tu perfil o desde el enlace al pie de cada correo, sin iniciar sesión.',
      ],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        'Puedes ver y corregir tus datos en tu perfil. Para pedir una copia, oponerte a un uso o solicitar que los borremos, escríbenos a soporte desde el email de tu cuenta. Te responderemos por escrito.',
      ],
    },
    {
      title: 'Seguridad',
      paragraphs: [
        'Las conexiones van cifradas, cada sesión se puede cerrar, y quienes trabajan con tus datos solo ven lo que su tarea necesita. Los cambios que hacen quedan registrados.',
      ],
    },
  ],
} as const;
