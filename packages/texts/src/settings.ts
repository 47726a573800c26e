/** What the start says about settings that cannot be used. */
export const settingFaults = {
  integer: (name: string, min: number, max: number, given: string) =>
    `${name} debe ser un número entero de ${min} a ${max}; se recibió «${given}».`,
  flag: (name: string, given: string) => `${name} debe ser 1 o 0; se recibió «${given}».`,
  host: (given: string) =>
    `HOST debe ser una dirección IP sin corchetes o el nombre de una máquina, como 0.0.0.0 o localhost; se recibió «${given}».`,
  dataDir: () => 'DATA_DIR está vacío: escribe una carpeta, o quita el ajuste para usar ./data.',
  databaseUrl: () =>
    'DATABASE_URL debe tener la forma postgres://usuario:contraseña@servidor:5432/base; los signos de la contraseña se escriben codificados, «#» como %23 y «%» como %25.',
  adminPair: () => 'ADMIN_DNI y ADMIN_PASSWORD van juntos: define los dos o ninguno.',
  adminDni: (given: string) => `ADMIN_DNI debe llevar solo números, 15 como máximo; se recibió «${given}».`,
  adminPassword: (lacks: readonly string[]) =>
    `ADMIN_PASSWORD no cumple los requisitos de toda cuenta. ${lacks.join(' ')}`,
  secondFactor: (given: string) => `ADMIN_SECOND_FACTOR debe ser «off» o «required»; se recibió «${given}».`,
  payments: (given: string) => `PAYMENTS solo admite «test»; se recibió «${given}».`,
  testGatewayInProduction: () =>
    'En producción no hay proveedor de pagos configurado: define PAYPAL_CLIENT_ID y PAYPAL_SECRET. El pago de prueba solo se usa si lo dices: PAYMENTS=test.',
  paypalPair: () =>
    'PAYPAL_CLIENT_ID y PAYPAL_SECRET van juntos, y sin ellos no sirven PAYPAL_API ni PAYPAL_WEBHOOK_ID: define los dos o ninguno.',
  paypalApi: () =>
    'PAYPAL_API debe ser una dirección https:// (o http:// en esta misma máquina), sin usuario, «?» ni «#».',
  paypalOrTest: () =>
    'PAYMENTS=test pide el pago de prueba y PAYPAL_CLIENT_ID pide PayPal: deja solo uno de los dos.',
  now: (first: number, last: number, given: string) =>
    `BOLILLERO_NOW debe ser un instante que exista, con su zona, entre los años ${first} y ${last}, como 2026-11-21T17:00:00Z; se recibió «${given}».`,
  nowInProduction: () => 'BOLILLERO_NOW no se admite con NODE_ENV=production.',
  logLevel: (levels: readonly string[], given: string) =>
    `LOG_LEVEL debe ser uno de ${levels.join(', ')}; se recibió «${given}».`,
  timeZone: (given: string) =>
    `HOUSE_TIME_ZONE debe ser una zona horaria como America/Lima; se recibió «${given}».`,
  smtpUrl: () =>
    'SMTP_URL debe tener la forma smtp://usuario:contraseña@servidor:587 o smtps://usuario:contraseña@servidor:465; solo admite la opción tls=required o tls=never.',
  mailFrom: (given: string) =>
    `MAIL_FROM debe ser una dirección como «Bolillero <avisos@example.com>»; se recibió «${given}».`,
  mailFromMissing: () => 'Con SMTP_URL define también MAIL_FROM: la dirección que envía los correos.',
  publicUrlForMail: () =>
    'Con SMTP_URL en producción define PUBLIC_URL: a ella llevan los enlaces de los correos.',
  metricsToken: () =>
    'METRICS_TOKEN debe tener al menos 16 caracteres, letras sin tilde, cifras o signos, y ningún espacio: por ejemplo, lo que escribe «openssl rand -hex 16».',
  trustProxy: (given: string) =>
    `TRUST_PROXY debe ser cuántos proxies hay delante (de 1 a 9) o sus direcciones separadas por comas, como «10.0.0.1», «10.0.0.0/8» o «loopback»; se recibió «${given}».`,
  helpLines: () =>
    'HELP_LINES debe ser una lista JSON, como [{"country": "Perú", "name": "Línea 113", "phone": "113", "url": ""}]; [] no muestra ninguna.',
  helpLine: (line: number, wrong: string) => `HELP_LINES, línea ${line}: ${wrong}`,
  publicUrl: () =>
    'PUBLIC_URL debe ser una dirección http:// o https:// sin usuario, ruta, «?» ni «#», como https://juego.example.',
} as const;

const quoted = (fields: readonly string[]) => fields.map((field) => `«${field}»`).join(', ');

/** What is wrong with one of the help lines. */
export const helpLineFaults = {
  noObject: (fields: readonly string[]) => `debe ser un objeto con ${quoted(fields)}.`,
  unknownField: (field: string, fields: readonly string[]) =>
    `el campo «${field}» no existe; son ${quoted(fields)}.`,
  noText: (field: string, longest: number) =>
    `«${field}» debe ser un texto de una línea, de ${longest} caracteres como máximo.`,
  noName: 'falta «name».',
  noPhone: '«phone» debe tener el número que se marca.',
  noUrl: '«url» debe ser una dirección http:// o https://, sin usuario.',
} as const;
