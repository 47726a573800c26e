/** A node of a parsed source file: an ESTree node, with what TypeScript adds. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Visits a node, or all of a list, and everything below: with the nodes above it, the outermost first, and its field in the last of them. */
export function walk(
  root: unknown,
  visit: (node: Node, ancestors: readonly Node[], key: string) => void,
  ancestors: readonly Node[] = [],
  key = '',
): void {
  if (Array.isArray(root)) {
    for (const item of root) walk(item, visit, ancestors, key);
  } else if (isNode(root)) {
    visit(root, ancestors, key);
    const below = [...ancestors, root];
    for (const [field, value] of Object.entries(root)) {
      if (typeof value === 'object' && value !== null) walk(value, visit, below, field);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
