import { limitChanges } from './limits.ts';

/** The carousel of claims, each worded so that it stays true (Rulebook 11). */
export const claimTexts = {
  label: 'Lo que puedes esperar',
  odds: {
    title: 'La probabilidad real',
    figure: (oneIn: string) => `1 en ${oneIn}`,
    text: (matrix: string) => `Con una jugada, la probabilidad de acertar ${matrix}: el pozo.`,
    of: (lottery: string) => `Pozo de ${lottery}`,
  },
  fewer: {
    title: 'Menos combinaciones que mirar',
    figure: 'Hasta 40 %',
    text: 'menos combinaciones que mirar: si descartas 6 de las 69 bolillas quedan 37 % menos. Ninguna elección cambia las probabilidades: las que descartas pueden salir igual que las demás.',
  },
  ticket: {
    title: 'Tu cartilla, escaneada',
    text: 'Compramos el papel por ti y subimos su escaneo en PDF a tus compras. Solo tú y quien atiende tu compra pueden abrirlo.',
  },
  refund: {
    title: 'O se compra, o se devuelve',
    text: 'Si tu jugada no llega a comprarse para su sorteo, te devolvemos todo lo que pagaste por ella, servicio incluido, por el mismo medio de pago.',
  },
  limits: {
    title: 'Tú pones el límite',
    text: `Fija cuánto puedes gastar cada mes. ${limitChanges} Y puedes pausar tu cuenta.`,
  },
} as const;
