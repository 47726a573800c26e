/** Why an embedded database could not be started. */
export type EmbeddedFault =
  | 'already-running'
  | 'in-use-elsewhere'
  | 'no-binaries'
  | 'no-user'
  | 'folder-unusable'
  | 'disk-full'
  | 'wrong-version'
  | 'init-failed'
  | 'start-failed';

/** A start that failed for a reason outside the program; its message is for the person at the terminal. */
export class EmbeddedError extends Error {
  readonly fault: EmbeddedFault;

  constructor(fault: EmbeddedFault, message: string) {
    super(message);
    this.name = 'EmbeddedError';
    this.fault = fault;
  }
}

/** What to do instead, said after every fault that has no nearer remedy. */
const otherwise =
  'También puedes indicar un servidor PostgreSQL 15 o más reciente con DATABASE_URL, sin base de datos propia.';

/** The words of each fault. They stay here because this package knows none of texts. */
export const faults = {
  alreadyRunning: (dataDir: string, pid: number) =>
    new EmbeddedError(
      'already-running',
      `Ya hay un Bolillero en marcha con la carpeta de datos ${dataDir} (proceso ${pid}). ` +
        'Detenlo antes de iniciar otro, o indica otra carpeta con DATA_DIR.',
    ),
  inUseElsewhere: (dataDir: string) =>
    new EmbeddedError(
      'in-use-elsewhere',
      `Otro servidor PostgreSQL, que este programa no inició o que corre en otro contenedor, está usando ` +
        `la base de datos de ${dataDir}. Detenlo antes de continuar: no se tocó nada.`,
    ),
  noBinaries: (platform: string) =>
    new EmbeddedError(
      'no-binaries',
      `No hay un PostgreSQL incluido que funcione en este equipo (${platform}). ${otherwise}`,
    ),
  noUser: (folder: string) =>
    new EmbeddedError(
      'no-user',
      `PostgreSQL se niega a funcionar como root, y en este equipo no se puede iniciar con otro usuario que ` +
        `alcance ${folder}. Inicia Bolillero con un usuario corriente, o indica con DATA_DIR una carpeta ` +
        `que no esté dentro de otra reservada a root. ${otherwise}`,
    ),
  folderUnusable: (folder: string, cause: string) =>
    new EmbeddedError(
      'folder-unusable',
      `No se puede usar la carpeta de datos ${folder}: ${cause}. Revisa sus permisos o indica otra con DATA_DIR.`,
    ),
  diskFull: (folder: string) =>
    new EmbeddedError(
      'disk-full',
      `El disco de ${folder} está lleno. Libera espacio y vuelve a arrancar: no se perdió nada.`,
    ),
  wrongVersion: (folder: string, found: string, needed: string) =>
    new EmbeddedError(
      'wrong-version',
      `La base de datos de ${folder} es de PostgreSQL ${found} y esta versión de Bolillero trae PostgreSQL ` +
        `${needed}. Pásala con pg_dump y pg_restore; no se tocó nada.`,
    ),
  initFailed: (output: string) =>
    new EmbeddedError('init-failed', `No se pudo crear la base de datos:\n${output}`),
  startFailed: (log: string) =>
    new EmbeddedError('start-failed', `El servidor PostgreSQL incluido no arrancó:\n${log}`),
};

/** What the system says of a folder, in words for the person at the terminal. */
const folderCauses: Readonly<Record<string, string>> = {
  EACCES: 'este usuario no tiene permiso para escribir en ella',
  EPERM: 'este usuario no tiene permiso para escribir en ella',
  EROFS: 'está en un disco de solo lectura',
  ENOTDIR: 'en su ruta hay un archivo en lugar de una carpeta',
  EEXIST: 'en su lugar hay un archivo',
};

/** Why a folder cannot be used. */
export function folderCause({ code = '', message }: NodeJS.ErrnoException): string {
  return folderCauses[code] ?? message;
}

/** Whether something went wrong for want of room, as the system or PostgreSQL's own programs say it. */
export function isForWantOfRoom(error: unknown): boolean {
  return error instanceof Error && /ENOSPC|No space left on device/.test(error.message);
}

/** What is told of a start that succeeded, and is not as it should be. */
export const notices = {
  keepsRoot: (folder: string) =>
    `El servidor PostgreSQL incluido conserva derechos de root: ningún usuario corriente alcanza ${folder} o el ` +
    'programa. Pon ambos donde cualquier usuario pueda pasar, por ejemplo en /var/lib y /opt, o inicia Bolillero ' +
    'con un usuario corriente.',
};
