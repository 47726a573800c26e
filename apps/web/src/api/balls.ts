/** The balls of the wire, which are JSON text ("[3,14,27]"). Anything else reads as none. */
export function readBalls(text: string | null | undefined): readonly number[] {
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(Number).filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}
