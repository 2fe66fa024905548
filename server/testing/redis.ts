import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

const programs = ['redis-server', 'valkey-server'];
const program = programs.find((name) => spawnSync(name, ['--version']).status === 0) ?? null;

/** Whether a server is on this machine; `.ci/run` installs Debian's. */
export const hasRedis = program !== null;

export interface RedisServer {
  url: string;
  /** Lets it hang without an answer, until `go`. */
  freeze: () => void;
  go: () => void;
  close: () => Promise<void>;
}

/** Starts one on loopback that keeps nothing on disk and asks for the password `secret`. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--requirepass', 'secret'];
  const server: ChildProcess = spawn(program ?? 'redis-server', flags, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  for await (const text of server.stdout ?? []) if (String(text).includes('Ready to accept connections')) break;
  server.stdout?.resume();
  return {
    url: `redis://:secret@127.0.0.1:${port}`,
    freeze: () => server.kill('SIGSTOP'),
    go: () => server.kill('SIGCONT'),
    close: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}
