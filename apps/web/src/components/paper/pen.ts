/** How text is set: its left, its right or its middle stands at x; y is the middle of its line. */
export interface TextLook {
  readonly size: number;
  readonly bold?: boolean;
  readonly color: string;
  readonly align?: 'left' | 'right' | 'center';
}

/** What papers are drawn with, in pixels of the screen: a canvas, or a page of a PDF. Colours are `#RRGGBB`. */
export interface Pen {
  readonly text: (value: string, x: number, y: number, look: TextLook) => void;
  readonly circle: (x: number, y: number, radius: number, fill: string) => void;
  readonly box: (x: number, y: number, width: number, height: number, edge: string) => void;
  readonly dashes: (y: number, from: number, to: number, color: string) => void;
}
