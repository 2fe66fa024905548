import type { ServerUser } from './server-user.ts';

/** Small on purpose: the whole idle shop stays under 300 MiB. Given at every start, so a new version changes them. */
const always: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  shared_buffers: '56MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '768MB',
  random_page_cost: '1.1',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // The child processes that a small shop does not need.
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A failed statement may hold what a buyer typed, so the log names the fault only.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
};

/** For tests only: loses data in a power cut, and serves as many test files at once as the machine has cores for. */
const forTests: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
};

export function postgresFlags(socketDir: string, durable: boolean): string[] {
  const flags = { ...always, ...(durable ? {} : forTests), unix_socket_directories: socketDir };
  return Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The builtin provider sorts and folds the same on every system, so indexes survive its upgrades. */
export const initdbFlags = [
  '--username=shop',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
];

/** Options of every process of the database: its own group, so that Ctrl-C reaches the shop alone, which then stops it in order. */
export function spawnOptions(user: ServerUser) {
  return { ...user, cwd: '/', detached: true, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' } };
}
