/** What a process has spent and holds, by Linux's own count. */
import { readFileSync, readdirSync } from 'node:fs';

export interface Burden {
  /** Seconds of processor time, children that have ended included. */
  cpu: number;
  /** Bytes of memory; what processes share is divided among them where Linux tells. */
  memory: number;
}

const ticks = 100;

/** A process with all that it started. */
export function burdenOf(pid: number): Burden {
  const burdens = familyOf(pid).map(ownBurden);
  return { cpu: burdens.reduce((sum, { cpu }) => sum + cpu, 0), memory: burdens.reduce((sum, { memory }) => sum + memory, 0) };
}

function ownBurden(pid: number): Burden {
  const times = statOf(pid);
  const cpu = times.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) / ticks;
  const [, kilobytes] = /^Pss: +(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return { cpu, memory: Number(kilobytes ?? 0) * 1024 };
}

function familyOf(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [[Number(name), Number(statOf(Number(name))[1])]] : [])),
  );
  const family = [pid];
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child);
  return family;
}

/** Fields after the name, which may hold blanks: state, parent, … */
function statOf(pid: number): string[] {
  return read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
}

/** A process may be gone by now. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
