export interface ServerSettings {
  readonly mark: string;
  readonly socketFolder: string;
  readonly port: number;
  readonly hbaFile: string;
  /** Listens on the loopback as well; for tests and measurements that want a server. */
  readonly tcp: boolean;
  /** False only for tests, whose data may be lost. */
  readonly durable: boolean;
}

/** The server's settings as command-line arguments: they follow the program, not the folder. */
export function serverArguments(settings: ServerSettings): string[] {
  const { mark, socketFolder, port, hbaFile, tcp, durable } = settings;
  const values: Record<string, string | number> = {
    cluster_name: mark,
    listen_addresses: tcp ? '127.0.0.1' : '',
    port,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    hba_file: hbaFile,
    max_connections: 100,
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log tells of starts, stops and crashes. Statements and the values in their errors are people's data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? {} : withoutDurability),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const withoutDurability = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  // Its worker is the superuser's: a plain role that drops a database while one looks at it is refused.
  autovacuum: 'off',
  max_wal_senders: 0,
};

/** Who may come in: whoever reaches the socket, which lies in a folder of its owner's alone. */
export function hostRules(tcp: boolean): string {
  return `local all all trust\n${tcp ? 'host all all 127.0.0.1/32 trust\n' : ''}`;
}
