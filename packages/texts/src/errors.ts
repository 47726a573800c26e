import type { ErrorCode } from '@bolillero/contract/errors';

/** What a person reads for each error code. `{name}` is filled in from the error's details. */
export const errorTexts = {
  'input-invalid': 'Hay datos que corregir. Revisa los campos señalados.',
  'json-unreadable': 'La solicitud no se pudo leer: su contenido no es JSON válido.',
  'unknown-lottery': 'Esa lotería no existe.',
  'series-not-played': 'Esa lotería no tiene esa serie.',
  'not-found': 'No se encontró lo que buscas.',
  'route-unknown': 'Esa dirección no existe.',
  'method-not-allowed': 'Esa dirección no admite ese método.',
  'body-too-large': 'El envío es demasiado grande.',
  'media-type-unsupported': 'Ese tipo de contenido no se admite.',
  'too-many-requests': 'Demasiados intentos. Espera {seconds} segundos y vuelve a intentarlo.',
  'internal-error': 'Algo falló de nuestro lado. Vuelve a intentarlo en un momento.',
  'not-ready': 'El servicio está arrancando. Vuelve a intentarlo en un momento.',
  'sign-in-required': 'Tu sesión terminó o no has ingresado. Ingresa y vuelve a intentarlo.',
  forbidden: 'Tu cuenta no tiene permiso para hacer esto.',
  'subscription-required': '¡Solo para suscriptores!',
  'admin-sign-in-failed': 'El DNI o la contraseña no son correctos.',
  'customer-sign-in-failed': 'El e-mail o la contraseña no son correctos.',
  'registration-refused': 'No se pudo completar el registro. Revisa los datos.',
  'email-taken': 'Ya existe una cuenta con ese e-mail. Ingresa con ella o usa otro.',
  'under-age': 'Debes tener {age} años o más para registrarte.',
  'birthday-invalid': 'La Fecha de nacimiento no es válida.',
  'terms-not-accepted': 'Debes aceptar los términos y condiciones.',
  'passwords-differ': 'Las contraseñas deben coincidir.',
  'password-weak': 'La contraseña no cumple los requisitos.',
  'dni-taken': 'Ya existe un usuario con ese DNI.',
  'admin-email-taken': 'Ya existe un usuario con ese e-mail.',
  'last-administrator': 'Es el último administrador: no se puede eliminar ni quitarle el rol.',
  'own-account': 'No puedes eliminar tu propio usuario.',
  'draw-exists': 'Ya hay un resultado de esa lotería, serie y fecha. Edítalo en lugar de crear otro.',
  'draw-changed': 'Otra persona cambió este resultado mientras lo editabas. Vuelve a cargarlo.',
  'draw-invalid': 'El resultado no es válido para las reglas de ese día.',
  'prize-table-invalid': 'La tabla de premios tiene errores.',
  'draw-in-the-future': 'Ese sorteo todavía no se ha realizado.',
  'import-rejected': 'Hay líneas que no se pueden importar. No se guardó nada.',
  'import-unreadable': 'El archivo no se pudo leer. Usa CSV o XLSX con las columnas indicadas.',
  'import-empty': 'El archivo no tiene sorteos.',
  'play-invalid': 'La jugada {line} no es válida.',
  'sale-closed': 'La venta para ese sorteo está cerrada. El próximo sorteo es el {date}.',
  'cart-item-expired':
    'Hay jugadas de un sorteo que ya cerró. Pásalas al próximo sorteo o elimínalas antes de pagar.',
  'cart-item-missing': 'Alguna jugada ya no está en tu carrito. Vuelve a cargarlo.',
  'play-being-paid': 'Esa jugada se está pagando en este momento. Espera a que termine.',
  'cart-full': 'Tu carrito admite {limit} jugadas. Paga o elimina algunas antes de añadir más.',
  'cart-empty': '¡ Carrito vacío !',
  'order-changed':
    'Tu carrito o su precio cambió después de abrir el pago. No se cobró nada: revísalo y paga de nuevo.',
  'order-not-approved': 'El pago todavía no fue aprobado.',
  'order-declined': 'El pago fue rechazado. No se cobró nada.',
  'order-refused': 'Esta orden ya no se puede cobrar. No se cobró nada: abre el pago de nuevo.',
  'order-not-captured': 'La orden todavía no se cobró.',
  'order-refunding':
    'Tu pago llegó cuando la venta ya había cerrado o tu carrito había cambiado. Te estamos devolviendo el importe completo.',
  'order-refunded':
    'Tu pago llegó cuando la venta ya había cerrado o tu carrito había cambiado. Te devolvimos el importe completo.',
  'payment-unavailable': '¡Vuelva a intentarlo más tarde!',
  'payments-only-in-test': 'La pasarela de prueba no está activa.',
  'file-missing': 'Elija un archivo',
  'file-too-large': 'El archivo excede el límite.',
  'file-not-pdf': 'Extensión no válida, Solo .pdf',
  'purchase-already-sold': 'Esa cartilla ya está comprada. Retira su PDF antes de subir otro.',
  'purchase-not-sold': 'Esa cartilla no tiene PDF que retirar.',
  'purchase-refunded': 'El importe de esa compra ya se devolvió: no se le puede subir una cartilla.',
  'multiplier-required': 'Indica el multiplicador impreso en la cartilla.',
  'multiplier-invalid': 'Ese multiplicador no existe en esta lotería.',
} as const satisfies Record<ErrorCode, string>;

/** The text of an error with its `{names}` filled in. */
export function errorText(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): string {
  return errorTexts[code].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
