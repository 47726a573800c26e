import type { ErrorCode } from '@bolillero/contract/errors';

/** What a person reads for each error code. `{name}` is filled in from the error's details. */
export const errorTexts = {
  'input-invalid': 'Hay datos que corregir. Revisa los campos señalados.',
  'json-unreadable': 'La solicitud no se pudo leer: su contenido no es JSON válido.',
  'request-unreadable': 'La solicitud no se pudo leer.',
  'request-too-slow': 'La solicitud tardó demasiado en llegar. Vuelve a intentarlo.',
  'headers-too-large': 'La dirección o las cabeceras de la solicitud son demasiado largas.',
  'expectation-unsupported': 'La solicitud espera del servicio («Expect») algo que no se admite.',
  'unknown-lottery': 'Esa lotería no existe.',
  'series-not-played': 'Esa lotería no tiene esa serie.',
  'not-found': 'No se encontró lo que buscas.',
  'route-unknown': 'Esa dirección no existe.',
  'body-too-large': 'El envío es demasiado grande.',
  'media-type-unsupported': 'Ese tipo de contenido no se admite.',
  'too-many-requests': 'Demasiados intentos. Espera {seconds} segundos y vuelve a intentarlo.',
  'internal-error': 'Algo falló de nuestro lado. Vuelve a intentarlo en un momento.',
  'metrics-token-required':
    'Esta dirección pide el valor de METRICS_TOKEN: envíalo como «Authorization: Bearer …».',
  'not-ready': 'Ahora no podemos atenderte. Vuelve a intentarlo en un momento.',
  stopping: 'El servicio se está deteniendo. Vuelve a intentarlo en un momento.',
  'disk-full': 'Ahora no podemos guardar nada: nos falta espacio. Vuelve a intentarlo más tarde.',
  'database-busy': 'Hay mucha gente a la vez. Vuelve a intentarlo en unos segundos.',
  'sign-in-required': 'Inicia sesión para continuar.',
  forbidden: 'Tu cuenta no tiene permiso para hacer esto.',
  'subscription-required': '¡Solo para suscriptores!',
  'series-not-yours':
    'Tu cuenta no juega REZAGADOS. Lo que ya tengas de esa serie en el carrito se puede eliminar.',
  'admin-sign-in-failed': 'El DNI o la contraseña no son correctos.',
  'second-factor-needed': 'Escribe el código de tu aplicación de autenticación.',
  'second-factor-wrong':
    'El código no es correcto o ya se usó. Prueba con el siguiente que muestre tu aplicación.',
  'second-factor-required': 'Antes de seguir, activa el segundo factor de tu cuenta.',
  'second-factor-on': 'El segundo factor ya está activado.',
  'second-factor-off': 'El segundo factor no está activado. Vuelve a cargar la página.',
  'customer-sign-in-failed': 'El email o la contraseña no son correctos.',
  'registration-refused': 'No se pudo completar el registro. Revisa los datos.',
  'email-taken': 'Ya existe una cuenta con ese email. Entra con ella o usa otro.',
  'under-age': 'Debes tener {age} años o más para registrarte.',
  'birthday-invalid': 'La Fecha de nacimiento no es válida.',
  'terms-not-accepted': 'Debes aceptar los términos y condiciones.',
  'passwords-differ': 'Las contraseñas deben coincidir.',
  'password-weak': 'La contraseña no cumple los requisitos.',
  'password-wrong': '¡¡¡Contraseña incorrecta!!!',
  'password-needed': 'Confirma tu contraseña para continuar.',
  'password-change-refused': 'No se pudo cambiar la contraseña. Revisa los campos señalados.',
  'profile-invalid': 'No se pudieron guardar tus datos. Revisa los campos señalados.',
  'reset-link-expired': 'Su solicitud ha caducado, por favor vuelva a intentarlo',
  'email-invalid': 'Escribe el email completo, por ejemplo maria@correo.pe.',
  'email-already-yours': 'Ese email ya está en tu cuenta.',
  'email-unconfirmed': 'Confirma primero ese email con el enlace que te enviamos.',
  'email-primary': '¡¡¡No puede eliminar el email principal!!!',
  'too-many-emails': 'Tu cuenta admite {limit} emails. Elimina uno antes de añadir otro.',
  'limit-exceeded':
    'Este pago supera tu límite mensual de {limit}: este mes llevas {spent} y el pago es de {amount}. No se cobró nada.',
  'limit-invalid': 'Escribe un límite en dólares, de 0 a 1,000,000, o déjalo vacío para no tener límite.',
  'account-paused': 'Tu cuenta está en pausa hasta el {date}. Hasta entonces no podrás jugar ni pagar.',
  'pause-invalid': 'Elige una fecha desde mañana y hasta dentro de cinco años.',
  'pause-cannot-shorten': 'Tu cuenta ya está en pausa hasta el {date}: una pausa no se puede acortar.',
  'dni-taken': 'Ya existe un usuario con ese DNI.',
  'admin-email-taken': 'Ya existe un usuario con ese email.',
  'last-administrator':
    'Es el último administrador: no se puede eliminar ni cambiar su rol. Crea otro antes.',
  'own-account': 'No puedes eliminar tu propio usuario.',
  'own-role': 'Dejarías de ser administrador. Confírmalo para guardar el cambio.',
  'customer-changed':
    'Otra persona cambió a este jugador mientras lo editabas. Mira qué cambió y guarda de nuevo.',
  'customer-closed': 'La cuenta de este jugador está cerrada.',
  'account-unsettled': 'La cuenta tiene asuntos pendientes y todavía no se puede cerrar.',
  'prizes-unpaid': 'Confirma antes que sus premios ya están pagados.',
  'name-differs': 'El nombre no coincide con el del jugador.',
  'note-not-yours': 'Solo quien escribió la nota puede eliminarla.',
  'lottery-invalid': 'No se pudo guardar la lotería. Revisa los campos señalados.',
  'lottery-name-taken': 'Ya existe una lotería con ese nombre interno. Elige otro.',
  'lottery-changed':
    'Otra persona guardó esta lotería mientras la editabas. Mira qué cambió antes de guardar lo tuyo.',
  'lottery-asks-first':
    'Este cambio afecta a jugadas en carritos o a sorteos guardados. Revísalos y confirma para guardar.',
  'lottery-in-use':
    'Este cambio no se puede guardar: hay sorteos guardados o jugadas vendidas que dejarían de ser válidos.',
  'lottery-incomplete': 'Esta lotería todavía no se puede mostrar. Falta: {missing}.',
  'image-unreadable':
    'La imagen no se pudo leer. Usa un archivo PNG, JPEG o WebP de hasta {side} píxeles por lado.',
  'draw-exists': 'Ya hay un resultado de esa lotería, serie y fecha. Edítalo en lugar de crear otro.',
  'draw-source-exists': 'Esa serie ya tiene una fuente con esa dirección.',
  'draw-source-changed': 'Otra persona cambió esa fuente mientras la editabas. Vuelve a abrirla.',
  'draw-proposal-changed':
    'Esa propuesta cambió: la fuente dice otros números, o alguien ya decidió. Vuelve a mirarla.',
  'house-changed': 'Otra persona guardó los ajustes mientras los editabas.',
  'draw-changed': 'Otra persona cambió este resultado mientras lo editabas. Vuelve a cargarlo.',
  'draw-invalid': 'El resultado no es válido para las reglas de ese día.',
  'prize-table-invalid': 'La tabla de premios tiene errores.',
  'draw-in-the-future': 'Ese sorteo todavía no se realizó.',
  'import-rejected': 'Hay líneas que no se pueden importar. No se guardó nada.',
  'import-unreadable': 'El archivo no se pudo leer. Usa CSV o XLSX con las columnas indicadas.',
  'import-empty': 'El archivo no tiene sorteos.',
  'import-too-costly':
    'Leer este archivo tarda o pesa demasiado. Guárdalo como CSV, solo con las columnas indicadas; si ya es CSV, divídelo en varios.',
  'exports-busy': 'Se están preparando otras descargas. Vuelve a intentarlo en un momento.',
  'imports-busy': 'Se están leyendo otros archivos. Vuelve a intentarlo en unos segundos.',
  'backtest-running': 'Ya tienes una prueba en marcha. Espera a que termine para pedir otra.',
  'backtests-busy': 'Hay muchas pruebas en espera. Vuelve a intentarlo en unos segundos.',
  'backtest-too-long': 'La prueba tardaba demasiado. Pide menos cartillas por sorteo o un rango más corto.',
  'play-invalid': 'La jugada {line} no es válida.',
  'sale-closed': 'La venta para ese sorteo está cerrada. El próximo sorteo es el {date}.',
  'cart-item-expired':
    'Hay jugadas de un sorteo con la venta cerrada. Pásalas al próximo sorteo o elimínalas antes de pagar.',
  'cart-item-missing': 'Alguna jugada ya no está en tu carrito. Vuelve a cargarlo.',
  'play-being-paid': 'Esa jugada se está pagando en este momento. Espera a que termine.',
  'cart-full': 'Tu carrito admite {limit} jugadas. Paga o elimina algunas antes de añadir más.',
  'plays-per-day': 'Para un mismo sorteo puedes tener hasta {limit} jugadas, entre el carrito y tus compras.',
  'group-game-incomplete': 'Por favor, complete el formulario',
  'group-game-participations': 'Seleccione una cantidad menor a 100',
  'group-game-terms-invalid':
    'El juego necesita un sorteo por venir y un precio por participación mayor que 0.',
  'group-game-active': 'Este juego ya está activado.',
  'group-game-has-shares': 'Este juego ya vendió participaciones: no se puede eliminar.',
  'group-game-closed': 'Este juego en grupo ya cerró: sus participaciones y sus líneas no cambian más.',
  'group-game-shares-gone':
    'Solo quedan {left} participaciones de este juego en grupo. Elige {left} o menos.',
  'group-lines-refused': 'El archivo no se adjuntó: revisa las líneas que se indican. Nada cambió.',
  'play-set-name-taken': 'Ya tienes unas favoritas con ese nombre. Ponles otro.',
  'too-many-play-sets': 'Puedes guardar hasta {limit} favoritas. Elimina una antes de guardar otra.',
  'order-changed':
    'Tu carrito o su precio cambió después de abrir el pago. No se cobró nada: revísalo y paga de nuevo.',
  'order-not-approved': 'Falta aprobar el pago en su ventana.',
  'order-declined': 'Tu pago fue rechazado. Prueba con otro medio de pago.',
  'order-refused':
    'Este intento de pago ya no sirve. Abre el pago de nuevo. Si el anterior llegara a cobrarse, te lo devolvemos completo.',
  'order-not-captured': 'Ese pago todavía no está confirmado. Espera unos minutos antes de pagar otra vez.',
  'order-refunding':
    'No pudimos completar lo que pagaste. Te estamos devolviendo el monto completo por el mismo medio con que pagaste.',
  'order-refunded':
    'No pudimos completar lo que pagaste. Te devolvimos el monto completo por el mismo medio con que pagaste.',
  'package-unknown': 'Ese paquete ya no se vende. Elige otro.',
  'price-changed': 'El precio de ese paquete cambió. No se cobró nada: revísalo y paga de nuevo.',
  'order-paid-otherwise':
    'Ese pago ya se hizo, por otro paquete o a otro precio. Mira tu suscripción en tu perfil; no pagues de nuevo.',
  'payment-not-found':
    'No encontramos un pago confirmado por eso. Si acabas de pagar, espera unos minutos y mira otra vez.',
  'order-of-another-kind': 'Ese pago no es de lo que indicas.',
  'webhook-unsigned': 'El aviso no viene del proveedor de pagos.',
  'payment-unavailable': '¡Vuelva a intentarlo más tarde!',
  'payments-only-in-test': 'El pago de prueba no está activo.',
  'file-missing': 'Elija un archivo',
  'file-too-large': 'El archivo excede el límite.',
  'file-not-pdf': 'Extensión no válida, Solo .pdf',
  'purchase-already-sold': 'Esa cartilla ya está comprada. Retira su PDF antes de subir otro.',
  'purchase-not-sold': 'Esa cartilla no tiene PDF que retirar.',
  'purchase-refunded': 'Esa compra ya tiene una devolución.',
  'not-settled':
    'Todavía no se comparó con un resultado. Cuando el resultado se publique y se liquide, aquí verás la cuenta.',
  'purchase-won':
    'Esa cartilla tiene premio: no se devuelve lo pagado. Si es un error, retira su PDF o corrige el resultado.',
  'purchase-free': 'Esa jugada no costó nada: no hay nada que devolver.',
  'refund-reason-missing': 'Escribe el motivo de la devolución.',
  'support-invalid': 'Completa tu email, tu nombre y tu mensaje.',
  'support-answered': 'Ese mensaje ya tiene respuesta.',
  'faq-title-taken': 'Ya existe con esas palabras. Escríbelo de otra manera.',
  'faq-changed':
    'Otra persona guardó esto mientras lo editabas. Mira qué guardó; si guardas de nuevo, queda lo tuyo.',
  'winner-exists':
    'Ese jugador ya está en Ganadores con ese resultado. Edítalo en lugar de añadirlo otra vez.',
  'draw-of-another-lottery': 'Ese resultado no es de la lotería elegida. Elige una fila de su tabla.',
  'package-months-taken': 'Ya hay un paquete de esos meses. Edítalo en lugar de crear otro.',
  'last-package': 'Es el último paquete: sin él nadie podría suscribirse. Crea otro antes.',
  'mail-not-failing': 'Ese correo no está fallando: no hay nada que reintentar.',
  'mail-is-personal':
    'Este correo lleva un enlace que abre la cuenta: no se envía a otra dirección. La persona puede pedir otro.',
  'mail-wiped': 'Ese correo llevaba un enlace que ya no guardamos: la persona debe pedir otro.',
  'mail-kind-required': 'Esos correos son necesarios y no se pueden desactivar.',
  'multiplier-required': 'Indica el potenciador impreso en la cartilla: {values}.',
  'multiplier-invalid': 'Ese potenciador no existe: el de la cartilla es {values}.',
} as const satisfies Record<ErrorCode, string>;

/** The text of an error with its `{names}` filled in. */
export function errorText(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): string {
  return errorTexts[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
