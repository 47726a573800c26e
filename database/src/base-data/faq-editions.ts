import { createHash } from 'node:crypto';
import type { BaseQuestion } from './faq-subject.ts';

/** What tells one wording of a question and its answer from another. */
export function editionOf({ title, answer }: BaseQuestion): string {
  return createHash('sha256').update(`${title}\n${answer}`).digest('hex').slice(0, 16);
}

/**
 * The editions of each question of a new house, the present one last: a house whose answer stands as one of them wrote it
 * has not touched it. Whoever changes an answer adds its edition here.
 */
export const editions: Readonly<Record<string, readonly string[]>> = {
  '¿Cómo abro una cuenta y quién puede hacerlo?': ['9d6f2f2716a94643', 'd8976fc66d277f87'],
  'Olvidé mi contraseña. ¿Cómo vuelvo a entrar?': ['b86ab03216b4f237', 'ddc91c96d03fec59'],
  '¿Puedo tener varios emails en mi cuenta?': ['6146014dfd8b75a7', '141704bd051f0965', '3d277d63b1f9fc84'],
  '¿Cómo cambio mi contraseña o cierro mis sesiones?': ['8035e446d336c412', 'd02bd048de6ec3f4'],
  '¿Cómo juego una cartilla?': ['e54dde65248a8138', '4f025360aa898ac4', 'e46a8954414cdb2d'],
  '¿Hasta qué hora puedo jugar para un sorteo?': ['81d06aa3e8289332', '06c75068f3ea99c1', '3b066648dcd88cdb'],
  '¿Qué pasa con las jugadas que dejo en el carrito?': ['158c70da2f05ab15', 'fdf4d644b5606efa'],
  '¿Qué es un juego en grupo?': ['533a797d90222ed8'],
  '¿Qué es la segunda serie de una lotería?': ['ea96b96207926620', '00d123bcf441c22f'],
  '¿Cuánto cuesta una jugada?': ['78d4d1a1510fc909', 'fb33b4733ca24f7c', '68de25b0970c96da'],
  '¿Cómo pago? ¿Guardan los datos de mi tarjeta?': ['6a44459589e20187', '599fb33708263a8a'],
  '¿Cuándo me devuelven el dinero?': ['bae03a59d63f7006', 'f656c805524c5570', 'ec725c95713b1d68'],
  'Mi pago fue rechazado. ¿Se cobró algo?': ['4d4a9ea5be626ff2', '3d89dd7767d0be4e'],
  'El pago dice que supera mi límite. ¿Por qué?': [
    'd33026fb51c4fb07',
    '1788b1f865d4ca82',
    '5ac229a0e3807548',
  ],
  '¿Dónde veo los resultados?': ['159a298ef37ac0f9', 'c802ce44e811a658'],
  '¿Cómo sé si gané?': ['dc1312e949c9e2f7', 'dd2566cb0b56a594'],
  '¿Cómo se calcula mi premio?': ['29529ff30f940296', '388c79cdf4cf8acf', '8434e51582027685'],
  '¿Cómo se reparte el premio de un juego en grupo?': ['bf990b74d278c493'],
  '¿Cómo cobro un premio?': ['9d35cdd50fedb257', 'cc8d7fcc1d739a27'],
  '¿Qué incluye la suscripción?': ['c94b8b96313b517c', 'ec2bd5e255ef2812', 'd45807aa2c9f211c'],
  '¿Se renueva sola?': ['c066319827e005f2'],
  'Si renuevo antes de que termine, ¿pierdo días?': ['056b5979deca1093'],
  '¿De dónde salen los datos del análisis?': ['70fb9ddde4342fc7', 'e16a4a0930275b82'],
  '¿Las herramientas y los pronósticos aumentan mis probabilidades?': [
    'a7778324707e5ed9',
    '67a747d8af1a2c6d',
  ],
  'Un número lleva meses sin salir. ¿Está por salir?': ['cafa5f6ce7746548', '726bef0c1d1f5e6c'],
  '¿Qué dicen entonces los números calientes y fríos?': ['d673e56a2a2491d6'],
  '¿Cómo puedo comprobarlo?': ['b7bf5c75616a08e4', '4b515e70f3cf8899', 'ae86618776f02e0a'],
  '¿Qué probabilidad tengo de ganar el pozo?': ['293fd190fb7c8070', '5dc9dccf151dd023'],
  '¿Puedo limitar lo que gasto?': ['530197a878cc8ff8', 'd4f5fb0ec0950ff4', '40c362351f361de3'],
  '¿Puedo pausar mi cuenta?': ['68245da72be5a721'],
  '¿Cuáles son las señales de que debo parar?': ['675e6847bc2d53c4', '07120398426ccab8'],
  'Un menor de edad usa mi cuenta. ¿Qué hago?': ['7e5f99e05097eb75'],
  '¿Qué datos guardan de mí?': ['07cb097588e56903', '55ada422af82f08a'],
  '¿Cómo protegen mi contraseña?': ['5896b83d944b2870', '0a90c066b3028b04'],
  '¿Cómo dejo de recibir correos?': [
    '834ec9f82d58645d',
    'cc4356356ac41d8d',
    'dd57b0b2e7b77ca2',
    '96ca7672592324e3',
  ],
  '¿Cómo pido una copia de mis datos o cierro mi cuenta?': ['c4cdebf224de88b2', '8acd95bb6e35ff50'],
};
