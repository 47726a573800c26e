/** The two screens on which the pages are looked at. */
export const screens = {
  telefono: { width: 390, height: 844 },
  escritorio: { width: 1440, height: 900 },
} as const;

export type Screen = keyof typeof screens;

/** Of a journey that runs on both screens, because they differ in what it does. */
export const onBoth = '@ambos';

/** Of a customer's journey that runs on the desktop: it needs a keyboard, or what only a wide page has. */
export const onDesktop = '@escritorio';

/** Journeys of the back-office run on the desktop, the others on the phone; the tags say otherwise for one of them. */
const office = /journeys\/admin-/;

export const journeysOf: Readonly<Record<Screen, readonly RegExp[]>> = {
  telefono: [new RegExp(onBoth), new RegExp(`^(?!.*(${office.source}|${onDesktop}))`)],
  escritorio: [new RegExp(`${onBoth}|${onDesktop}`), office],
};
