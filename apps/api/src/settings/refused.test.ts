import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

/** What a setting must not be: each is told by its name at start, with what to do. */

const faultsOf = (settings: Readonly<Record<string, string>>): readonly string[] => {
  const parsed = parseConfig(settings);
  return parsed.ok ? [] : parsed.faults;
};
const admin = (ADMIN_PASSWORD: string, ADMIN_DNI = '12345678') => ({ ADMIN_DNI, ADMIN_PASSWORD });
const paypal = (PAYPAL_API: string) => ({ PAYPAL_CLIENT_ID: 'a', PAYPAL_SECRET: 'b', PAYPAL_API });
const smtp = (SMTP_URL: string) => ({ SMTP_URL, MAIL_FROM: 'avisos@example.com' });
const help = (line: object) => ({ HELP_LINES: JSON.stringify([{ name: 'Línea 113' }, line]) });

test.each<[Readonly<Record<string, string>>, RegExp]>([
  [{ PORT: '1e3' }, /^PORT debe ser un número entero de 0 a 65535; se recibió «1e3»/],
  [{ PORT: '0x10' }, /^PORT /],
  [{ PORT: '+80' }, /^PORT /],
  [{ PORT: '080' }, /^PORT /],
  [{ PORT: '80.0' }, /^PORT /],
  [{ PORT: '65536' }, /^PORT /],
  [{ MIN_AGE: '-1' }, /^MIN_AGE /],
  [{ SESSION_DAYS: '٣' }, /^SESSION_DAYS /],
  [{ THROTTLE_REQUESTS_PER_MINUTE: '9'.repeat(400) }, /^THROTTLE_REQUESTS_PER_MINUTE /],
  [{ THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS: '0' }, /^THROTTLE_SIGN_INS_PER_ACCOUNT_AND_ADDRESS /],
  [{ DEMO: 'yes' }, /^DEMO debe ser 1 o 0/],
  [{ HOST: '[::1]' }, /^HOST .*sin corchetes/],
  [{ HOST: '999.1.1.1' }, /^HOST /],
  [{ HOST: 'http://localhost' }, /^HOST /],
  [{ HOST: 'a b' }, /^HOST /],
  [{ HOST: '127.0.0.1:3000' }, /^HOST /],
  [{ DATA_DIR: '' }, /^DATA_DIR está vacío/],
  [{ DATA_DIR: '  ' }, /^DATA_DIR está vacío/],
  [{ DATABASE_URL: 'mysql://localhost/a' }, /^DATABASE_URL /],
  [{ DATABASE_URL: 'localhost:5432' }, /^DATABASE_URL /],
  [{ DATABASE_URL: 'postgres://a:b@localhost:port/c' }, /^DATABASE_URL /],
  [{ DATABASE_URL: 'postgres://a:12#34@localhost/c' }, /^DATABASE_URL .*%23/],
  [{ DATABASE_URL: 'postgres://a:12%34%@localhost/c' }, /^DATABASE_URL .*%25/],
  [{ ADMIN_DNI: '12345678' }, /^ADMIN_DNI y ADMIN_PASSWORD van juntos/],
  [admin('Mesa-Clara1', 'admin'), /^ADMIN_DNI .*solo números/],
  [admin('Mesa-Clara1', '9'.repeat(16)), /^ADMIN_DNI /],
  [admin('x'), /^ADMIN_PASSWORD .*8 caracteres/],
  [admin('mesa-clara1'), /^ADMIN_PASSWORD .*mayúscula/],
  [admin('Admin123!'), /^ADMIN_PASSWORD .*más usadas/],
  // What our own pages and examples print, and what is tried first.
  [admin('change-Me-2026'), /^ADMIN_PASSWORD .*más usadas/],
  [admin('Demo-2026'), /^ADMIN_PASSWORD .*más usadas/],
  [admin('Admin-2026'), /^ADMIN_PASSWORD .*más usadas/],
  [admin('Lima-2026'), /^ADMIN_PASSWORD .*más usadas/],
  [admin('Peru-2026!'), /^ADMIN_PASSWORD .*más usadas/],
  [admin('Clave-1234'), /^ADMIN_PASSWORD .*más usadas/],
  [admin('Mesa-Clara1 '), /^ADMIN_PASSWORD .*espacios/],
  [{ ...admin('Mesa-Clara1'), PASSWORD_MIN: '12' }, /^ADMIN_PASSWORD .*12 caracteres/],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, /^PUBLIC_URL .*https:\/\//],
  [{ PUBLIC_URL: 'ftp://juego.example' }, /^PUBLIC_URL /],
  [{ PUBLIC_URL: 'juego.example' }, /^PUBLIC_URL /],
  [{ PUBLIC_URL: 'https:juego.example' }, /^PUBLIC_URL /],
  [{ PUBLIC_URL: 'https://rosa:clave@juego.example' }, /^PUBLIC_URL .*sin usuario/],
  [{ PUBLIC_URL: 'https://juego.example/?a=1' }, /^PUBLIC_URL /],
  [{ PUBLIC_URL: 'https://juego.example/#a' }, /^PUBLIC_URL /],
  [{ PUBLIC_URL: 'https://juego.example/loteria' }, /^PUBLIC_URL .*ruta/],
  [{ BOLILLERO_NOW: '2026-02-30T12:00:00Z' }, /^BOLILLERO_NOW debe ser un instante que exista/],
  [{ BOLILLERO_NOW: '2026-02-30' }, /^BOLILLERO_NOW /],
  [{ BOLILLERO_NOW: '2026-11-21' }, /^BOLILLERO_NOW /],
  [{ BOLILLERO_NOW: '2026-11-21T12:00:00' }, /^BOLILLERO_NOW .*con su zona/],
  [{ BOLILLERO_NOW: '2026-11-21T24:00:00Z' }, /^BOLILLERO_NOW /],
  [{ BOLILLERO_NOW: '0001-01-01T00:00:00Z' }, /^BOLILLERO_NOW .*2000 y 2100/],
  [{ BOLILLERO_NOW: '9999-12-31T00:00:00Z' }, /^BOLILLERO_NOW /],
  [{ BOLILLERO_NOW: 'mañana' }, /^BOLILLERO_NOW /],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY /],
  [{ METRICS_TOKEN: 'corto' }, /^METRICS_TOKEN /],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
  [{ HOUSE_TIME_ZONE: 'Lima' }, /^HOUSE_TIME_ZONE /],
  [{ MAIL_FROM: 'avisos' }, /^MAIL_FROM /],
  [smtp('smtp://mail.example.com#a'), /^SMTP_URL /],
  [smtp('smtp://mail.example.com:0'), /^SMTP_URL /],
  [paypal('https://a:b@api-m.paypal.com'), /^PAYPAL_API .*sin usuario/],
  [paypal('https://api-m.paypal.com?a=1'), /^PAYPAL_API /],
  [paypal('http://api-m.paypal.com'), /^PAYPAL_API /],
  [{ HELP_LINES: '113' }, /^HELP_LINES debe ser una lista JSON/],
  [help({ country: 'Perú' }), /^HELP_LINES, línea 2: falta «name»\.$/],
  [help({ name: 7 }), /^HELP_LINES, línea 2: «name» debe ser un texto/],
  [help({ name: 'x', phone: 'y'.repeat(201) }), /^HELP_LINES, línea 2: «phone» debe ser un texto .*200/],
  [help({ name: 'x', phone: 'llame ya' }), /^HELP_LINES, línea 2: «phone» .*número/],
  [help({ name: 'x\ny' }), /^HELP_LINES, línea 2: «name» .*una línea/],
  [help({ name: 'x', url: 'javascript:alert(1)' }), /^HELP_LINES, línea 2: «url» .*https:\/\//],
  [help({ name: 'x', url: 'https://a:b@example.com' }), /^HELP_LINES, línea 2: «url» /],
  [
    help({ name: 'x', telefono: '113' }),
    /^HELP_LINES, línea 2: el campo «telefono» no existe; son «country»/,
  ],
  [help(['x']), /^HELP_LINES, línea 2: debe ser un objeto/],
])('%j', (settings, expected) => {
  expect(faultsOf(settings)).toEqual([expect.stringMatching(expected)]);
});

test('all that is wrong is told at once, and no secret with it', () => {
  const faults = faultsOf({
    PORT: 'x',
    HOST: '::1::',
    DATA_DIR: '',
    DATABASE_URL: 'postgres://bolillero:secreto@localhost:puerto/a',
    ...admin('secreto', 'x'),
    PUBLIC_URL: 'https://rosa:secreto@juego.example',
    BOLILLERO_NOW: 'x',
    TRUST_PROXY: 'true',
    METRICS_TOKEN: 'secreto',
    ...smtp('smtp://rosa:secreto@mail.example.com/a'),
    ...paypal('https://rosa:secreto@api-m.paypal.com'),
    HELP_LINES: '[{}, 7]',
  });
  expect(faults.map((fault) => fault.split(/[ ,]/, 1)[0])).toEqual([
    ...['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'ADMIN_DNI', 'ADMIN_PASSWORD', 'PAYPAL_API'],
    ...[
      'BOLILLERO_NOW',
      'PUBLIC_URL',
      'SMTP_URL',
      'TRUST_PROXY',
      'METRICS_TOKEN',
      'HELP_LINES',
      'HELP_LINES',
    ],
  ]);
  expect(faults.join('\n')).not.toContain('secreto');
});

test('the password of docs/deploy.md is refused: who copies it has to think of one', () => {
  const written = readFileSync(new URL('../../../../docs/deploy.md', import.meta.url), 'utf8');
  const [, password = ''] = /^ADMIN_PASSWORD=(.*)$/m.exec(written) ?? [];
  expect(faultsOf(admin(password))).toEqual([expect.stringMatching(/^ADMIN_PASSWORD /)]);
});

describe('what may be', () => {
  test.each<[Readonly<Record<string, string>>, object]>([
    [{}, { host: '127.0.0.1', publicUrl: 'http://localhost:3000', admin: null, startAt: null }],
    [
      { PORT: '0', HOST: '::' },
      { port: 0, host: '::' },
    ],
    [{ HOST: 'casa-1.example.com' }, { host: 'casa-1.example.com' }],
    [{ PUBLIC_URL: 'HTTPS://Juego.Example/' }, { publicUrl: 'https://juego.example' }],
    [{ PUBLIC_URL: 'http://192.168.0.4:8080' }, { publicUrl: 'http://192.168.0.4:8080' }],
    [{ BOLILLERO_NOW: '2026-08-08T15:00:00Z' }, { startAt: Date.UTC(2026, 7, 8, 15) }],
    [{ BOLILLERO_NOW: '2024-02-29T23:30-05:00' }, { startAt: Date.UTC(2024, 2, 1, 4, 30) }],
    [admin('Mesa-Clara1'), { admin: { dni: '12345678', password: 'Mesa-Clara1' } }],
    [{ DATABASE_URL: 'postgres://a:1%2334@localhost:5432/c?sslmode=require' }, {}],
    [{ DATABASE_URL: 'postgresql:///bolillero?host=/run/postgresql' }, {}],
    [paypal('http://127.0.0.1:9/'), { paypal: { api: 'http://127.0.0.1:9' } }],
    [{ HELP_LINES: '[]' }, { helpLines: [] }],
  ])('%j', (settings, expected) => {
    const parsed = parseConfig(settings);
    expect(parsed).toMatchObject({ ok: true, config: expected });
  });
});
