/** What the start says about settings that cannot be used. */
export const settingFaults = {
  integer: (name: string, min: number, max: number, given: string) =>
    `${name} debe ser un número entero de ${min} a ${max}; se recibió «${given}».`,
  flag: (name: string, given: string) => `${name} debe ser 1 o 0; se recibió «${given}».`,
  databaseUrl: () => 'DATABASE_URL debe empezar con postgres:// o postgresql://.',
  adminPair: () => 'ADMIN_DNI y ADMIN_PASSWORD van juntos: define los dos o ninguno.',
  payments: (given: string) => `PAYMENTS solo admite «test»; se recibió «${given}».`,
  testGatewayInProduction: () =>
    'En producción no hay proveedor de pagos configurado: define PAYPAL_CLIENT_ID y PAYPAL_SECRET. El pago de prueba solo se usa si lo dices: PAYMENTS=test.',
  paypalPair: () =>
    'PAYPAL_CLIENT_ID y PAYPAL_SECRET van juntos, y sin ellos no sirven PAYPAL_API ni PAYPAL_WEBHOOK_ID: define los dos o ninguno.',
  paypalApi: (given: string) =>
    `PAYPAL_API debe ser una dirección https:// (o http:// en esta misma máquina); se recibió «${given}».`,
  paypalOrTest: () =>
    'PAYMENTS=test pide el pago de prueba y PAYPAL_CLIENT_ID pide PayPal: deja solo uno de los dos.',
  now: (given: string) => `BOLILLERO_NOW debe ser un instante ISO 8601; se recibió «${given}».`,
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
    'HELP_LINES debe ser una lista JSON de {"country", "name", "phone", "url"}: textos de hasta 200 caracteres, name obligatorio, url con https:// o http://.',
  publicUrl: (given: string) => `PUBLIC_URL debe ser una dirección completa; se recibió «${given}».`,
} as const;
