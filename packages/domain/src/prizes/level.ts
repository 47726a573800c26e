/** What a play needs for a prize: at least `main` main balls and, where `special`, the special one too. */
export interface LevelRule {
  readonly main: number;
  readonly special: boolean;
}

/**
 * Reads a level as tables write it: "5", "5 + 1", "5+1" (Rulebook 7: parsed, never matched as free text).
 * Null when it does not parse. "0" does not either: it asks for nothing, so every play would win it.
 */
export function parseLevel(text: string): LevelRule | null {
  const parts = /^(\d{1,2})(?:\s*(\+)\s*1)?$/.exec(text.trim());
  if (!parts) return null;
  const rule = { main: Number(parts[1]), special: parts[2] !== undefined };
  return asksForNothing(rule) ? null : rule;
}

/** The one way in which a level is written: "5 + 1", "5". `parseLevel` reads it back. */
export function formatLevel(rule: LevelRule): string {
  return rule.special ? `${rule.main} + 1` : `${rule.main}`;
}

export function asksForNothing(rule: LevelRule): boolean {
  return rule.main === 0 && !rule.special;
}
