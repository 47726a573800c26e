import { numberText } from '@bolillero/domain/number-text';
import type { ChainFault } from '@bolillero/domain/proof/check-chain';
import type { ProofKind } from '@bolillero/domain/proof/entry';

const whatItIs: Readonly<Record<ProofKind, string>> = {
  ticket: 'Es el PDF de una cartilla comprada',
  lines: 'Son las líneas de un juego en grupo',
};

const faultText: Readonly<Record<ChainFault, (entry: string) => string>> = {
  unreadable: (entry) => `La entrada ${entry} no se puede leer.`,
  'wrong-seq': (entry) => `Falta la entrada ${entry}, o no está en su lugar.`,
  'wrong-previous': (entry) => `La entrada ${entry} no continúa a la anterior.`,
  'wrong-hash': (entry) => `El código de la entrada ${entry} no es el de lo que dice.`,
  'time-goes-back': (entry) => `La entrada ${entry} dice una hora anterior a la de antes.`,
  'another-head': (entry) => `La entrada ${entry} tiene otro código que el tuyo: se cambió algo.`,
  'head-missing': (entry) => `El registro termina antes de la entrada ${entry}: falta su final.`,
};

/** The public page that verifies a file. */
export const proofTexts = {
  title: 'Comprobar un archivo',
  description:
    'Comprueba cuándo registró Bolillero el PDF de una cartilla o las líneas de un juego en grupo, y si fue antes del sorteo.',
  lead: 'Cuando recibimos el PDF de una cartilla, o las líneas de un juego en grupo, anotamos su huella y la hora en un registro público. Aquí ves si un archivo está en él y desde cuándo. No necesitas iniciar sesión.',
  file: {
    drop: 'Suelta aquí el PDF de tu cartilla, o el archivo de líneas.',
    choose: 'Elegir archivo',
    private:
      'El archivo no sale de tu dispositivo: tu navegador calcula su huella y solo nos pregunta por ella.',
    unreadable: 'No se pudo leer ese archivo. Elígelo otra vez.',
    noCrypto:
      'En esta dirección tu navegador no calcula huellas, porque la conexión no es https. Calcula la huella con tu computadora y pégala abajo:',
    commands: [
      ['Windows', 'certutil -hashfile cartilla.pdf SHA256'],
      ['Mac', 'shasum -a 256 cartilla.pdf'],
      ['Linux', 'sha256sum cartilla.pdf'],
    ],
  },
  hash: {
    label: 'O pega su huella SHA-256',
    check: 'Comprobar',
    wrong: 'Una huella tiene 64 cifras y letras de la a a la f. Cópiala entera.',
  },
  answer: {
    title: 'Respuesta',
    found: (kind: ProofKind) => whatItIs[kind],
    recorded: (when: string) => `Se registró el ${when} (tu hora).`,
    draw: (lottery: string, date: string, when: string) =>
      `Es para el sorteo de ${lottery} del ${date}. Su hora en el calendario: ${when} (tu hora).`,
    series: (lottery: string, series: string) => `${lottery} (${series})`,
    noDraw: (lottery: string) => `Es de ${lottery}; su juego aún no tenía sorteo.`,
    before: (margin: string) => `Se registró ${margin}.`,
    late: (margin: string) => `Se registró ${margin}: no prueba que existiera antes.`,
    proves: 'Prueba que a esa hora teníamos este mismo archivo, byte por byte.',
    provesNot:
      'No prueba que la lotería lo haya emitido, ni dice de quién es. La hora es la de nuestro reloj.',
    also: 'También se registró:',
    alsoAt: (entry: string, when: string, draw: string | null) =>
      `Entrada ${entry}, el ${when} (tu hora)${draw === null ? '' : `, ${draw}`}.`,
    alsoDraw: (margin: string, lottery: string, date: string) => `${margin} de ${lottery} del ${date}`,
    entry: (seq: string, of: string) => `Entrada ${seq} de ${of} del registro`,
    code: 'Código de la entrada',
    unknown: 'Ese archivo no está en el registro',
    unknownHint:
      'Nunca registramos un archivo con esa huella. Un solo byte distinto da otra huella: usa el PDF como lo descargaste de Compras, sin imprimirlo ni guardarlo de nuevo.',
    print: 'Huella del archivo',
  },
  chain: {
    title: 'El registro entero',
    text: 'Cada entrada lleva el código de la anterior. Nadie puede cambiar, quitar ni meter una entrada sin que cambien todos los códigos que siguen. Por eso mostramos aquí el último, y cada comprobante de pago lleva el de su momento.',
    head: 'Último código',
    empty: 'El registro está vacío: todavía no recibimos ningún archivo.',
    recorded: (seq: string, when: string) => `Entrada ${seq}, del ${when} (tu hora).`,
    codeLabel: 'Código de tu comprobante (si tienes uno)',
    codeWrong: 'Un código es el número, dos puntos y 64 cifras y letras. Cópialo entero.',
    check: 'Comprobar todo el registro',
    checking: 'Leyendo el registro…',
    holds: (count: number) =>
      count === 1
        ? 'El registro está completo: 1 entrada.'
        : `El registro está completo: ${numberText(count)} entradas.`,
    withYours: 'El código de tu comprobante está en él.',
    broken: 'El registro no se sostiene',
    fault: (fault: ChainFault, seq: number) => faultText[fault](numberText(seq)),
    failed: 'No se pudo leer el registro. Vuelve a intentarlo.',
  },
  own: {
    title: 'Compruébalo sin nosotros',
    text: 'Descarga el registro y el programa que lo comprueba. Necesitas Node.js 20 o más nuevo; el programa no se conecta a ninguna parte. En vez del código de abajo usa el de tu comprobante.',
    export: 'Descargar el registro',
    script: 'Descargar el programa',
  },
} as const;
