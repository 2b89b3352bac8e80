import type { Member } from './member';

/** Only the member that holds Patroni's leader lock responds with 200 at /primary. The guide to operation explains the values. */
export function haproxyConfiguration(port: number, members: readonly Member[]): string {
  const servers = members.map(
    ({ name, ports }) => `  server ${name} 127.0.0.1:${ports.postgres} check port ${ports.api}`,
  );
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 1s',
    '  timeout check 1s',
    '  timeout client 1h',
    '  timeout server 1h',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 2 on-marked-down shutdown-sessions',
    ...servers,
    '',
  ].join('\n');
}

export function pgbouncerConfiguration(port: number, databasePort: number, poolSize = 20): string {
  return [
    '[databases]',
    `* = host=127.0.0.1 port=${databasePort} user=postgres password=postgres`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'max_client_conn = 200',
    'server_login_retry = 1',
    'server_connect_timeout = 3',
    'query_wait_timeout = 5',
    '',
  ].join('\n');
}
