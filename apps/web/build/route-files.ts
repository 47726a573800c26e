import { parseAst } from 'vite';

/** A module that a route names. One that is imported like any other stands for what it imports on demand. */
interface RouteModule {
  readonly path: string;
  readonly onDemand: boolean;
}

/** A page of the application as its route says it: the pattern of its address, and the modules that are loaded for it. */
export interface RoutePage {
  /** As paths.ts writes it: `/loteria/$id/$name`. */
  readonly pattern: string;
  /** What the page and the frames around it are made of, as the file names it, the outermost first. */
  readonly modules: readonly RouteModule[];
}

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly id?: Node;
  readonly init?: Node;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly key?: Node;
  readonly body?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly source?: Node;
  readonly specifiers?: readonly { readonly local: Node }[];
}

/** One `const x = createRoute({ … })`. */
interface Route {
  readonly parent: string | null;
  /** Name of the pattern in `routes` of paths.ts; a frame has none. */
  readonly path: string | null;
  readonly modules: readonly RouteModule[];
}

function* nodesIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && typeof node.type === 'string') yield node as Node;
  for (const child of Object.values(node)) yield* nodesIn(child);
}

function routeOf(options: Node, imported: ReadonlyMap<string, string>): Route {
  const values = new Map(options.properties?.map(({ key, value }) => [key?.name, value as Node]));
  const frame = imported.get(values.get('component')?.name ?? '');
  return {
    parent: values.get('getParentRoute')?.body?.name ?? null,
    path: values.get('path')?.property?.name ?? null,
    modules: [
      ...[...nodesIn(options)]
        .filter(({ type }) => type === 'ImportExpression')
        .map(({ source }) => ({ path: String(source?.value), onDemand: true })),
      ...(frame === undefined ? [] : [{ path: frame, onDemand: false }]),
    ],
  };
}

/**
 * Reads off a file of routes which modules each of its pages needs: its own and those of the routes around it.
 * `patterns` is `routes` of paths.ts.
 */
export function pagesOfRoutes(source: string, patterns: Readonly<Record<string, string>>): RoutePage[] {
  const program = [...nodesIn(parseAst(source, { lang: 'ts' }))];
  const imported = new Map(
    program.flatMap(({ type, specifiers = [], source: from }) =>
      type === 'ImportDeclaration'
        ? specifiers.map(({ local }) => [local.name ?? '', String(from?.value)] as const)
        : [],
    ),
  );
  const routes = new Map<string, Route>();
  for (const { type, id, init } of program) {
    const options = init?.callee?.name === 'createRoute' ? init.arguments?.[0] : undefined;
    if (type === 'VariableDeclarator' && id?.name !== undefined && options)
      routes.set(id.name, routeOf(options, imported));
  }
  const modulesOf = ({ parent, modules }: Route): RouteModule[] => {
    const around = routes.get(parent ?? '');
    return [...(around === undefined ? [] : modulesOf(around)), ...modules];
  };
  return [...routes.values()].flatMap((route) => {
    const pattern = route.path === null ? undefined : patterns[route.path];
    return pattern === undefined ? [] : [{ pattern, modules: modulesOf(route) }];
  });
}
