/** The carousel of claims, each worded so that it stays true (Rulebook 11). */
export const claimTexts = {
  label: 'Lo que puedes esperar',
  odds: {
    title: 'La probabilidad, entera',
    figure: (oneIn: string) => `1 en ${oneIn}`,
    text: (balls: number, size: number, special: string | null) =>
      special === null
        ? `Acertar los ${balls} de ${size}. Así de difícil es el pozo, y así lo decimos.`
        : `Acertar ${balls} de ${size} y el ${special}. Así de difícil es el pozo, y así lo decimos.`,
    of: (lottery: string) => `Pozo de ${lottery}`,
  },
  fewer: {
    title: 'Menos combinaciones que mirar',
    figure: 'Hasta 40 %',
    text: 'menos combinaciones en consideración cuando descartas números con las herramientas del historial. Ninguna elección cambia las probabilidades: las que descartas pueden salir igual que las demás.',
  },
  ticket: {
    title: 'Tu cartilla, escaneada',
    figure: 'En PDF',
    text: 'Compramos el papel por ti y subimos su escaneo a tus compras. Lo abres cuando quieras, y sólo tú puedes abrirlo.',
  },
  refund: {
    title: 'O se compra, o se devuelve',
    figure: '100 %',
    text: 'Si tu jugada no llega a comprarse para su sorteo, te devolvemos el importe completo al mismo medio de pago.',
  },
  limits: {
    title: 'Tú pones el límite',
    figure: 'Cada mes',
    text: 'Fija cuánto puedes gastar. Bajarlo vale al instante; subirlo espera siete días. Y puedes pausar tu cuenta.',
  },
} as const;
