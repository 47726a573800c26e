/** The receipt of a payment, on the screen, as an image and as a PDF. */
export const receiptTexts = {
  title: 'Comprobante',
  /** After a payment. */
  paid: '¡Números registrados!',
  stamp: 'PAGADO',
  number: (number: number) => `N.º ${String(number).padStart(6, '0')}`,
  heading: (number: string, day: string, time: string) => `${number} · ${day}, ${time}`,
  yourClock: '(tu hora)',
  draw: (date: string) => `Sorteo ${date}`,
  total: 'Total',
  parts: (plays: number, tickets: string, service: string) =>
    `${plays === 1 ? '1 jugada' : `${plays} jugadas`}: ${tickets} · servicio ${service}`,
  multiplier: (label: string, amount: string) => `${label} ${amount}`,
  free: 'Gratis',
  refunded: 'Con devolución',
  next: {
    title: 'Ahora compramos tus cartillas',
    text: 'Cuando compramos una te avisamos por correo, y su PDF queda en Compras. Las compramos antes de:',
    by: (lottery: string, when: string) => `${lottery}: ${when} (tu hora)`,
    past: 'La venta de sus sorteos ya cerró. Lo que pasó con cada una está en Compras.',
  },
  image: 'Imagen',
  pdf: 'PDF',
  seePurchases: 'Ver en Compras',
  backToCart: 'Volver al carrito',
  fileName: (number: number) => `comprobante-${String(number).padStart(6, '0')}`,
  imageFailed: 'No se pudo crear el archivo. Inténtalo otra vez.',
  /** At the foot of what is kept. */
  foot: 'Bolillero · Este comprobante no es la cartilla: su PDF queda en Compras.',
  none: 'Ese comprobante no existe',
  noneHint: 'Puede que el pago no se haya completado. Mira tus compras.',
  slip: (index: number) => `Jugada ${index}`,
} as const;
