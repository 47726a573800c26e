/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What the stripe of a package's card stands on, by day and by night. */
export const stripeGrounds = { light: [255, 255, 255], dark: [28, 31, 37] } as const satisfies Record<
  string,
  Rgb
>;

/** The least contrast with which a stripe is told from its card (WCAG 2.2, 1.4.11). */
export const leastStripeContrast = 3;

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance in sRGB). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** In which themes a stripe of a colour would sink into its card. */
export function themesThatHide(colour: Rgb): ('light' | 'dark')[] {
  return (['light', 'dark'] as const).filter(
    (theme) => contrastOf(colour, stripeGrounds[theme]) < leastStripeContrast,
  );
}
